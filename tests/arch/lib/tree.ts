import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file as the rules see it; tests of the rules make them up. `path` is relative to the project, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Made by tools, not by us. */
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', '.git', '.data', '.cache', '.browser']);

function* walk(path: string): Generator<string> {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(inner);
    else if (entry.isFile()) yield inner;
  }
}

/** Paths of the files under some folders (`''` is the whole project) whose path matches; a missing folder is empty. */
export function listFiles(folders: readonly string[], matching: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => [...walk(folder)].filter((path) => matching.test(path)));
}

/** The same files with their text. */
export function readFiles(folders: readonly string[], matching: RegExp): SourceFile[] {
  return listFiles(folders, matching).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Folders of what runs in the browser. */
export const CLIENT = ['src', 'pages', 'widgets', 'windows'] as const;

/** Folders of the features: found by their manifest, never importing each other. */
export const FEATURES = ['pages', 'widgets', 'windows'] as const;
