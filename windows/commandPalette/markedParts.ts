import { folded } from '~/services/searchText';

/** A part of a text, and where it begins. */
interface Part {
  readonly part: string;
  readonly at: number;
  readonly isMarked: boolean;
}

/** Splits a text at the first place of each searched word. */
export function markedParts(text: string, words: string): readonly Part[] {
  const plain = folded(text);
  // Some letters become several when they are folded, and places then no longer agree.
  const wanted = plain.length === text.length ? folded(words).split(/\s+/u).filter(Boolean) : [];
  const places = wanted
    .map((word) => ({ from: plain.indexOf(word), length: word.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from);
  const parts: Part[] = [];
  let at = 0;
  for (const { from, length } of places) {
    if (from < at) continue;
    if (from > at) parts.push({ part: text.slice(at, from), at, isMarked: false });
    parts.push({ part: text.slice(from, from + length), at: from, isMarked: true });
    at = from + length;
  }
  if (at < text.length) parts.push({ part: text.slice(at), at, isMarked: false });
  return parts;
}
