import { parseMfm } from './parseMfm';
import { wordsOf } from './wordsOf';

/** Returns the words of a text without its markup, for excerpts and titles. A text that would take long to parse stays as it is. */
export const plainWords = (text: string): string => wordsOf(parseMfm(text));
