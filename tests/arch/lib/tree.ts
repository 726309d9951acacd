import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file as the rules see it; tests of the rules make up their own. `path` is relative to the project, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Folders with generated or foreign files. */
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', '.git', '.data', '.cache', '.browser']);

function* walk(path: string): Generator<string> {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(inner);
    else if (entry.isFile()) yield inner;
  }
}

/** Paths of the files in some folders (`''` is the whole project) that match. A missing folder is empty. */
export function listFiles(folders: readonly string[], matching: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => [...walk(folder)].filter((path) => matching.test(path)));
}

/** The same files with their text. */
export function readFiles(folders: readonly string[], matching: RegExp): SourceFile[] {
  return listFiles(folders, matching).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Folders whose code runs in the browser. */
export const CLIENT = ['src', 'pages', 'widgets', 'windows'] as const;

/** Folders of the features, which are found by their manifest and never import each other. */
export const FEATURES = ['pages', 'widgets', 'windows'] as const;
