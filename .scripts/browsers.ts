import { readFileSync } from 'node:fs';

/** The oldest supported version of each browser, by name: the `browserslist` of package.json. */
export type Browsers = Readonly<Record<string, string>>;

/** Reads the list of supported browsers, which the build, README and the page itself share. */
export function supportedBrowsers(): Browsers {
  const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { browserslist: string[] };
  return Object.fromEntries(browserslist.map((entry) => entry.split(' >= ') as [string, string]));
}

/** The list as Vite takes it, for scripts and styles. */
export const buildTargets = (): string[] => Object.entries(supportedBrowsers()).map(([name, version]) => `${name}${version}`);
