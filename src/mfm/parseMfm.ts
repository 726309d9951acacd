import type { MfmNode } from 'mfm-js';
import { MfmParser } from './MfmParser';
import { readInWorker } from './parseWorker';

/** The page has one: what it caches depends only on the text. */
export const mfmParser = new MfmParser(readInWorker);

/** Parses a text synchronously and caches the nodes. Safe for any input: a text that would take long is a single node. */
export function parseMfm(text: string): readonly MfmNode[] {
  return mfmParser.parse(text).nodes;
}
