import type { Note } from '~/services/records';

/** The length of the parts that the index knows. */
const GRAM = 3;

/** How many parts of a word the index is asked for; the text itself is compared afterward. */
const MAX_GRAMS = 12;

/** The longest text that is indexed, in characters. */
const MAX_TEXT = 12_000;

/**
 * Two letters that end every text, so that each of its letters begins a part of three. Words of one or two letters, of which Japanese has
 * many, are found as the beginning of such a part.
 */
const END = '  ';

/** A text in the form in which it is compared: wide and narrow letters, capitals and small ones are the same. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('\u0000', ' ');

/** The text of a note that a search looks at: its words, those that hide it, the choices of its poll, and what describes its files. */
export function searchedText(note: Pick<Note, 'text' | 'cw' | 'poll' | 'files'>): string {
  const parts = [
    note.cw,
    note.text,
    ...(note.poll?.choices ?? []).map(({ text }) => text),
    ...note.files.flatMap(({ comment, name }) => [comment, name]),
  ];
  const text = folded(parts.filter(Boolean).join('\n')).trim().slice(0, MAX_TEXT);
  return text === '' ? '' : text + END;
}

/** The words of a search, each of which a text must contain. */
export function wantedWords(typed: string): readonly string[] {
  return [...new Set(folded(typed).trim().split(/\s+/))].filter((word) => word !== '');
}

/** The parts of three letters in a word, in their order. Empty for shorter words. */
export function gramsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  const count = Math.max(0, letters.length - GRAM + 1);
  return [...new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + GRAM).join('')))];
}

/** A word as the index is asked for it; null if it is too short. */
export function gramsToAsk(word: string): readonly string[] | null {
  const grams = gramsOf(word);
  return grams.length === 0 ? null : grams.slice(0, MAX_GRAMS);
}
