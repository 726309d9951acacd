import type { MfmNode } from 'mfm-js';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { withOwnPort } from './ownPort';
import { parseMfm } from './parseMfm';
import { plainNodes } from './plainNodes';

/** Like `parseMfm`, but finds links and mentions also in a text that would take long to parse. */
export function readMarkup(text: string): readonly MfmNode[] {
  return parseCost(text) > PARSE_COST_LIMIT ? withOwnPort(plainNodes(text)) : parseMfm(text);
}
