import { readFileSync, readdirSync } from 'node:fs';
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

/** All files of the project. Rules list and read them once, together. */
let paths: readonly string[] | null = null;
const files = new Map<string, SourceFile>();

function read(path: string): SourceFile {
  const known = files.get(path);
  if (known) return known;
  const file = { path, text: readFileSync(join(root, path), 'utf8') };
  files.set(path, file);
  return file;
}

/** Paths of the files in some folders (`''` is the whole project) that match. A missing folder is empty. */
export function listFiles(folders: readonly string[], matching: RegExp): string[] {
  paths ??= [...walk('')];
  const all = paths;
  return folders.flatMap((folder) => all.filter((path) => (folder === '' || path.startsWith(`${folder}/`)) && matching.test(path)));
}

/** The same files with their text. A file is the same object for every rule, so what is derived from it can be kept. */
export function readFiles(folders: readonly string[], matching: RegExp): SourceFile[] {
  return listFiles(folders, matching).map(read);
}

/** Folders whose code runs in the browser. */
export const CLIENT = ['src', 'pages', 'widgets', 'windows'] as const;

/** Folders of the features, which are found by their manifest and never import each other. */
export const FEATURES = ['pages', 'widgets', 'windows'] as const;
