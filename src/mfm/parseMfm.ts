import type { MfmNode } from 'mfm-js';
import { MfmParser } from './MfmParser';

/** The page has one: what it caches depends only on the text. */
export const mfmParser = new MfmParser(async (text) => (await import('./parseWorker')).readInWorker(text));

/** Parses a text synchronously and caches the nodes. Safe for any input: a text that would take long is a single node. */
export function parseMfm(text: string): readonly MfmNode[] {
  return mfmParser.parse(text).nodes;
}
