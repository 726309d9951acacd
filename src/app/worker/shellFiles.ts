import { browserPath } from '~/lib/basePath';

/** A file of the build: its path, and its size in bytes. A file of another size is damaged. */
export type ShellFile = readonly [path: string, bytes: number];

/** What the worker keeps of a build, so that the product opens without a network. The build makes it (.scripts/shellFiles.ts). */
export interface ShellFiles {
  /** The path of the first script. Its name changes with every other script and sheet, so it names the build. */
  readonly build: string;
  /** Changes with the page itself. */
  readonly page: string;
  readonly files: readonly ShellFile[];
  /** Files of the root, which keep their names: their path, and what changes with their content. */
  readonly rootFiles: readonly (readonly [path: string, revision: string])[];
  /** Files that readers of one language need. */
  readonly ofLanguage: Readonly<Record<string, readonly ShellFile[]>>;
  /** Where the texts are, and the names of the catalogs: `<base>/<language>/<name>.json`. */
  readonly texts: { readonly base: string; readonly names: readonly string[] };
}

/** The address that stands for every page. */
export const PAGE = browserPath('/');
