import { markedParts } from './markedParts';

/** A text in which the searched words are marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  return markedParts(text, words).map(({ part, isMarked, at }) => (isMarked ? <mark key={at}>{part}</mark> : part));
}
