import type { MfmNode } from 'mfm-js';
import { MfmParser } from './MfmParser';

/** One for the page: what it remembers depends on nothing but the text. */
export const mfmParser = new MfmParser(async (question) => {
  const { parseWorker } = await import('./parseWorker');
  return await parseWorker.ask(question);
});

/**
 * The nodes of a text, at once, cached, and safe for any input: a text that would take long to parse comes as plain
 * text with its links, mentions and emoji until `<Mfm>` has had it parsed in a worker.
 */
export function parseMfm(text: string): readonly MfmNode[] {
  return mfmParser.parse(text).nodes;
}
