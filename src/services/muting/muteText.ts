import type { WireMutedWord } from '~/api/wire';
import { linearPattern, UnsupportedPattern } from '~/lib/linearPattern';
import { patternParts } from './muteRules';

/** A problem with one line, counted from 1. `unknown` means a valid pattern that this client cannot search. */
export interface MuteTextProblem {
  readonly line: number;
  readonly kind: 'invalid' | 'unknown';
}

/** Formats muted words for editing: one entry per line, words that belong together separated by spaces. */
export function muteText(words: readonly WireMutedWord[]): string {
  return words.map(lineOf).join('\n');
}

/**
 * Parses text that came from {@link muteText} and was edited.
 * @param before the words that were formatted; entries whose line is unchanged are kept as they were, including their
 * spaces
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
    linearPattern(source, flags);
    return null;
  } catch (error) {
    return error instanceof UnsupportedPattern ? 'unknown' : 'invalid';
  }
}
