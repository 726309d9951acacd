import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** Packages that are not needed at run time, but whose work is part of the product. */
const ALSO_SHIPPED = ['@tabler/icons-react'];

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

function libraryOf(name) {
  const { version, license } = readJson(`node_modules/${name}/package.json`);
  return { name, version, license: typeof license === 'string' ? license : '' };
}

/** The libraries that the product consists of, with their licenses. */
export function libraries() {
  const { dependencies } = readJson('package.json');
  const found = [...Object.keys(dependencies), ...ALSO_SHIPPED].toSorted().map((name) => libraryOf(name));
  const text = `/** The libraries of this build, by name. */
export const LIBRARIES: readonly { readonly name: string; readonly version: string; readonly license: string }[] = ${JSON.stringify(found, null, 2)};
`;
  return { 'libraries.ts': text };
}
