import type { WireMutedWord } from '~/api/wire';
import { UnknownPatternPart } from './parsePattern';
import { patternParts } from './muteRules';
import { SafePattern } from './SafePattern';

/** What is wrong with a line; `unknown` is a pattern that is right but not searched here. Lines count from 1. */
export interface MuteTextProblem {
  readonly line: number;
  readonly kind: 'invalid' | 'unknown';
}

/** Muted words as people edit them: one entry a line, words that belong together side by side. */
export function muteText(words: readonly WireMutedWord[]): string {
  return words.map(lineOf).join('\n');
}

/**
 * Reads what {@link muteText} wrote and people changed.
 * @param before what was written; entries whose line is as it was stay as they were, whatever spaces they have
 */
export function parseMuteText(
  text: string,
  before: readonly WireMutedWord[],
): { readonly words: readonly WireMutedWord[]; readonly problems: readonly MuteTextProblem[] } {
  const known = new Map(before.map((word) => [lineOf(word).trim(), word]));
  const words: WireMutedWord[] = [];
  const problems: MuteTextProblem[] = [];
  text.split('\n').forEach((raw, place) => {
    const line = raw.trim();
    if (line === '') return;
    const parts = patternParts(line);
    if (parts) {
      const kind = problemOf(parts);
      if (kind) problems.push({ line: place + 1, kind });
    }
    words.push(known.get(line) ?? (parts ? line : line.split(/\s+/)));
  });
  return { words, problems };
}

const lineOf = (word: WireMutedWord): string => (typeof word === 'string' ? word : word.join(' '));

function problemOf({ source, flags }: { readonly source: string; readonly flags: string }): MuteTextProblem['kind'] | null {
  try {
    void new SafePattern(source, flags);
    return null;
  } catch (error) {
    return error instanceof UnknownPatternPart ? 'unknown' : 'invalid';
  }
}
