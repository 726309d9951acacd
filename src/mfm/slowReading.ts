import type { Outcome } from './GuardedWorker';
import { NEST_LIMIT, type ParsedText } from './MfmParser';
import type { MfmNode } from 'mfm-js';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import type { ParseQuestion } from './parseProtocol';
import { plainNodes } from './plainNodes';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** Parses in a worker. */
export type Ask = (question: ParseQuestion) => Promise<Outcome<readonly MfmNode[]>>;

/**
 * Returns the best reading of an expensive text. A text that is expensive to parse is parsed in a worker with a time limit,
 * then once more with hardly any nesting. When that takes too long as well, or the text is expensive to show, only links,
 * mentions and custom emoji remain. The reading is not final when the worker failed to load.
 */
export async function readSlowly(text: string, ask: Ask): Promise<ParsedText> {
  const isDearToParse = parseCost(text) > PARSE_COST_LIMIT;
  const whole = isDearToParse ? await ask({ text, nestLimit: NEST_LIMIT }) : 'late';
  const best = isDearToParse && typeof whole === 'string' ? await ask({ text, nestLimit: 1 }) : whole;
  const nodes = typeof best === 'string' ? null : best.answer;
  const canBeShown = nodes !== null && renderCost(nodes) <= RENDER_COST_LIMIT;
  return {
    nodes: canBeShown ? nodes : plainNodes(text),
    isFinal: whole !== 'failed' && best !== 'failed',
    isSimplified: !canBeShown || best !== whole,
  };
}
