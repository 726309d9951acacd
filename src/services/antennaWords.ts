import type { WordGroups } from '~/lib/antennaRule';

/** Reads words from a text: each line is a group, and spaces separate its words. Empty lines are left out. */
export function wordsOf(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean))
    .filter((group) => group.length > 0);
}

/** Returns the text that {@link wordsOf} reads. */
export function textOfWords(groups: WordGroups): string {
  return groups
    .map((group) => group.join(' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Reads one entry from each line of a text, such as `@alice`. Spaces around it and empty lines are left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
