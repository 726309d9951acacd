import type { Plugin } from 'vite';

/** The definition that tells code where the product is on its origin (src/lib/basePath.ts). @param base with a slash at its end */
export const definedBase = (base: string): Readonly<Record<string, string>> => ({
  __WISTERIA_BASE__: JSON.stringify(base.replace(/\/$/, '')),
});

/** Tells the client where it is on its origin: at the top, or in the folder of `vite build --base`. */
export function basePath(): Plugin {
  return { name: 'base-path', config: ({ base = '/' }) => ({ define: definedBase(base) }) };
}
