import type { MfmNode } from 'mfm-js';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { withOwnPort } from './ownPort';
import { parseMfm } from './parseMfm';
import { plainNodes } from './plainNodes';

/**
 * Like `parseMfm`, but finds links and mentions also in a text that would take long to parse.
 * @param own the host of the server that the text is for, where mentions matter
 */
export function readMarkup(text: string, own = ''): readonly MfmNode[] {
  return withOwnPort(parseCost(text) > PARSE_COST_LIMIT ? plainNodes(text) : parseMfm(text), own);
}
