import type { MfmNode } from 'mfm-js';
import { MfmParser } from './MfmParser';

/** One for the page: what it remembers depends on nothing but the text. */
export const mfmParser = new MfmParser(async (text) => (await import('./parseWorker')).readInWorker(text));

/** The nodes of a text, at once, cached, and safe for any input: a text that would take long to parse is a single node. */
export function parseMfm(text: string): readonly MfmNode[] {
  return mfmParser.parse(text).nodes;
}
