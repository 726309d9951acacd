import { NEST_LIMIT, type ParsedText } from './MfmParser';
import type { MfmNode } from 'mfm-js';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import type { ParseQuestion } from './parseProtocol';
import { plainNodes } from './plainNodes';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** Parses elsewhere; null for what took too long there. */
export type Ask = (question: ParseQuestion) => Promise<readonly MfmNode[] | null>;

/**
 * The best reading of a text that is dear. One that is dear to parse is parsed in a worker, which is stopped when it takes
 * too long; then once more with hardly any nesting. Where that takes too long too, and for a text that is dear to show,
 * what matters most is left: links, mentions and custom emoji.
 */
export async function readSlowly(text: string, ask: Ask): Promise<ParsedText> {
  const isDearToParse = parseCost(text) > PARSE_COST_LIMIT;
  const whole = isDearToParse ? await ask({ text, nestLimit: NEST_LIMIT }) : null;
  const nodes = whole ?? (isDearToParse ? await ask({ text, nestLimit: 1 }) : null);
  const canBeShown = nodes !== null && renderCost(nodes) <= RENDER_COST_LIMIT;
  return { nodes: canBeShown ? nodes : plainNodes(text), isFinal: true, isSimplified: !canBeShown || whole === null };
}
