import { posix } from 'node:path';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** The name of a Markdown document, with or without its folder. */
const DOCUMENT = /(?<![\w./*<>-])(?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*\.md\b/g;

/** A section of a document without its name, which nobody can look up. */
const SECTION = /\b(?:spec|design|reference) section\b/gi;

/** Finds documents that are named but are not in the repository. The text has to say the fact itself instead. */
export function checkPointers(files: readonly SourceFile[], paths: ReadonlySet<string>): Violation[] {
  const names = new Set([...paths].map((path) => posix.basename(path)));
  return files.flatMap((file) => {
    const exists = (name: string): boolean =>
      paths.has(posix.normalize(name)) || paths.has(posix.join(posix.dirname(file.path), name)) || (!name.includes('/') && names.has(name));
    const missing = [...file.text.matchAll(DOCUMENT)].filter(([name]) => !exists(name));
    return [...missing, ...file.text.matchAll(SECTION)].map((match) => ({
      path: file.path,
      line: lineAt(file, match.index),
      message: `${match[0]} is not in the repository: say the fact itself`,
    }));
  });
}
