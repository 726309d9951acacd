import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** Inline code; blocks of code are examples. */
const INLINE_CODE = /^```[\s\S]*?^```|`([^`\n]+)`/gm;

/** A path: several names, or a file with an extension. Angle brackets and stars stand for any name. */
const PATH = /^\.?[\w@<>*{},-]+(?:\/[\w@<>*{},.-]+)+\/?$|^\.?[\w-]+\.(?:tsx?|mjs|css|json|md|html)$/;

/** A name in the code, such as `noteMenu`, `NoteCard` or `root.part`. Single words are prose. */
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/;
const COMPOUND = /[a-z\d][A-Z]|\./;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the paths that a path with placeholders can stand for, at any depth below the project. */
function patternOf(path: string): RegExp {
  const pattern = path
    .replace(/\/$/, '')
    .split(/(<[^>]*>|\*+)/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : '[^/]+'))
    .join('');
  return new RegExp(`(?:^|/)${pattern}$`);
}

/** Finds paths and names in documents that do not exist. @param exceptions names that are not code, each with its reason */
export function checkNamesInDocuments(
  documents: readonly SourceFile[],
  paths: ReadonlySet<string>,
  code: readonly SourceFile[],
  exceptions: ReadonlyMap<string, string> = new Map(),
): Violation[] {
  const words = new Set(code.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const isInCode = (text: string): boolean => code.some((file) => file.text.includes(text));
  const exists = (name: string): boolean => {
    if (PATH.test(name)) {
      const pattern = patternOf(name);
      return [...paths].some((path) => pattern.test(path)) || isInCode(name);
    }
    if (!NAME.test(name) || !COMPOUND.test(name)) return true;
    return name
      .replace('()', '')
      .split('.')
      .every((part) => words.has(part));
  };
  return documents.flatMap((file) =>
    [...file.text.matchAll(INLINE_CODE)].flatMap((match) => {
      const name = match[1];
      if (name === undefined || exceptions.has(name) || exists(name)) return [];
      return [
        {
          path: file.path,
          line: lineAt(file, match.index),
          message: `${name} does not exist: correct it, or add it to the exceptions of tests/arch/documents.test.ts`,
        },
      ];
    }),
  );
}
