import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

const SUPPRESSION = /(?:\/\/|\/\*)\s*(?:(?:oxlint|eslint)-disable[\w-]*|oxfmt-ignore|@ts-[a-z-]+|v8 ignore|istanbul ignore)[^\n]*/g;

/** Silences a whole file or whatever comes next, and stays when the reason is gone. */
const FORBIDDEN = /@ts-(?:ignore|nocheck)|(?:oxlint|eslint)-disable(?!-(?:next-)?line)/;

/** Shorter is not a reason. */
const REASON_LETTERS = 10;

function problemOf(comment: string): string | null {
  if (FORBIDDEN.test(comment)) return 'silences too much: use @ts-expect-error or …-disable-next-line';
  const reason = comment.includes('@ts-') ? comment.replace(/^.*@ts-[a-z-]+/, '') : comment.split('--').slice(1).join('--');
  return reason.replaceAll(/[^\p{L}]/gu, '').length < REASON_LETTERS ? 'has no reason: add `-- why`' : null;
}

/** Silenced checks that do not say why. */
export function checkSuppressions(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(SUPPRESSION)].flatMap((match) => {
      const problem = problemOf(match[0]);
      return problem === null ? [] : [{ path: file.path, line: lineAt(file, match.index), message: `${match[0].trim()} ${problem}` }];
    }),
  );
}
