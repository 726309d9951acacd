import type { MfmNode } from 'mfm-js';
import { systemClock } from '~/lib/clock';
import { MfmParser } from './MfmParser';
import { startParseWorker } from './parseWorker';

/** One for the page: what it remembers depends on nothing but the text. */
export const mfmParser = new MfmParser({ clock: systemClock, createWorker: startParseWorker });

/**
 * The nodes of a text, at once, cached, and safe for any input: a text that would take long to parse comes as plain
 * text with its links, mentions and emoji until `<Mfm>` has had it parsed in a worker.
 */
export function parseMfm(text: string): readonly MfmNode[] {
  return mfmParser.parse(text).nodes;
}
