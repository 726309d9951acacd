import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

const SUPPRESSION = /(?:\/\/|\/\*)\s*(?:(?:oxlint|eslint)-disable[\w-]*|oxfmt-ignore|@ts-[a-z-]+|v8 ignore|istanbul ignore)[^\n]*/g;

/** Suppresses a whole file or anything that follows, and stays when the reason is gone. */
const FORBIDDEN = /@ts-(?:ignore|nocheck)|(?:oxlint|eslint)-disable(?!-(?:next-)?line)/;

/** Fewer letters are not a reason. */
const REASON_LETTERS = 10;

const letters = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;

/** What the comment says besides the name of the rule. */
const reasonIn = (comment: string): string =>
  comment.includes('@ts-') ? comment.replace(/^.*@ts-[a-z-]+/, '') : comment.split('--').slice(1).join('--');

/** The comment on the line above, which often gives the reason. */
function commentAbove(text: string, offset: number): string {
  const line = text.slice(0, offset).split('\n').at(-2)?.trim() ?? '';
  return /^(?:\/\/|\{?\/\*|\*)/.test(line) && !line.includes('-disable') ? line : '';
}

function problemOf(comment: string, above: string): string | null {
  if (FORBIDDEN.test(comment)) return 'silences too much: use @ts-expect-error or …-disable-next-line';
  if (letters(reasonIn(comment)) >= REASON_LETTERS || letters(above) >= REASON_LETTERS) return null;
  return 'has no reason: add `-- why`, or a comment on the line above';
}

/** Finds suppressed checks without a reason. */
export function checkSuppressions(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(SUPPRESSION)].flatMap((match) => {
      const problem = problemOf(match[0], commentAbove(file.text, match.index));
      return problem === null ? [] : [{ path: file.path, line: lineAt(file, match.index), message: `${match[0].trim()} ${problem}` }];
    }),
  );
}
