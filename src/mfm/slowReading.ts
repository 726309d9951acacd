import type { Outcome } from './GuardedWorker';
import { NEST_LIMIT, type ParsedText } from './MfmParser';
import type { MfmNode } from 'mfm-js';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import type { ParseQuestion } from './parseProtocol';
import { plainNodes } from './plainNodes';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** Parses elsewhere. */
export type Ask = (question: ParseQuestion) => Promise<Outcome<readonly MfmNode[]>>;

/**
 * The best reading of a text that is dear. One that is dear to parse is parsed in a worker, which is stopped when it takes
 * too long; then once more with hardly any nesting. Where that takes too long too, and for a text that is dear to show,
 * what matters most is left: links, mentions and custom emoji. Not final where the worker could not be fetched.
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
