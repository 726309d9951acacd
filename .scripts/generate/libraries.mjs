import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** Packages that are not needed at run time, but whose work is part of the product. */
const ALSO_SHIPPED = ['@tabler/icons-react'];

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** The address of a package's source, of which its description has several forms; null if it is not on GitHub. */
function sourceOf(repository) {
  const text = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, place] = /(?:github\.com[/:]|github:|^)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/.exec(text) ?? [];
  return place === undefined ? null : `https://github.com/${place}`;
}

function libraryOf(name) {
  const { version, license, repository } = readJson(`node_modules/${name}/package.json`);
  return { name, version, license: typeof license === 'string' ? license : '', source: sourceOf(repository) };
}

/** The libraries that the product consists of, with their licenses. */
export function libraries() {
  const { dependencies } = readJson('package.json');
  const found = [...Object.keys(dependencies), ...ALSO_SHIPPED].toSorted().map((name) => libraryOf(name));
  const text = `/** The libraries of this build, by name. */
export const LIBRARIES: readonly {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The address of its source. */
  readonly source: string | null;
}[] = ${JSON.stringify(found, null, 2)};
`;
  return { 'libraries.ts': text };
}
