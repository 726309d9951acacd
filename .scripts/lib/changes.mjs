import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { Advice } from './script.mjs';

/** A file that can import others. */
export const CODE = /\.(ts|tsx|mjs)$/;

const TEST = /\.test\.tsx?$/;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

async function lines(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Advice(`This needs git to know what has changed. ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

/** The files that differ from the branch `main`, committed or not. */
export async function changedFiles() {
  const { code, output } = await run('git', ['merge-base', 'HEAD', 'main']);
  const since = code === 0 ? output.trim() : 'HEAD';
  const tracked = await lines('diff', '--name-only', '--diff-filter=d', since);
  return [...tracked, ...(await lines('ls-files', '--others', '--exclude-standard'))];
}

/** The path in the project that an import means, without the ending of code; null for packages. */
function importedPath(from, specifier) {
  const path = specifier.split('?')[0].replace(CODE, '');
  if (path.startsWith('~/')) return posix.join('src', path.slice(2));
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null;
}

/**
 * The files of tests that import changed files, directly or through others. Those with the shortest way come first, because they
 * say the most about the change.
 * @param files all files of the project, with their text
 */
export function testsNear(changed, files) {
  const importers = new Map();
  for (const { path, text } of files) {
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const imported = importedPath(path, specifier);
      if (imported === null) continue;
      if (!importers.has(imported)) importers.set(imported, []);
      importers.get(imported).push(path);
    }
  }
  // A set keeps the order in which it was filled, and this loop also reaches what it adds.
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path.replace(CODE, '')) ?? []) reached.add(importer);
  return [...reached].filter((path) => TEST.test(path));
}

/** All code of the project, as {@link testsNear} wants it. */
export async function readCode() {
  const paths = await lines('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate');
  return paths.filter((path) => CODE.test(path)).map((path) => ({ path, text: textOf(path) }));
}

/** The text of a file, or none of one that was removed. */
function textOf(path) {
  try {
    return readFileSync(inRoot(path), 'utf8');
  } catch {
    return '';
  }
}
