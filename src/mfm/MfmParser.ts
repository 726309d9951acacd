import { parse, parseSimple, type MfmNode } from 'mfm-js';
import { LruCache } from './LruCache';
import type { ParseQuestion } from './parseProtocol';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { plainNodes } from './plainNodes';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** Formats nest at most this deep (spec section 5). */
export const NEST_LIMIT = 20;
/** Parsed texts that are kept; about what a few timelines show. */
const CACHE_SIZE = 500;

/** A parsed text. When it is not final, {@link MfmParser.finish} gives a richer reading later. */
export interface ParsedText {
  readonly nodes: readonly MfmNode[];
  readonly isFinal: boolean;
  /** Some or all of its markup was left out for good, because reading or showing it would take too long. */
  readonly isSimplified: boolean;
}

/** Parses elsewhere; null for what took too long there. */
export type SlowParse = (question: ParseQuestion) => Promise<readonly MfmNode[] | null>;

/**
 * The markup parser behind a guard. Short texts exist that would take it a minute (see `parseCost.ts`), so an expensive
 * one is first shown as plain text with links, mentions and emoji, and is parsed in a worker that is stopped
 * when it takes too long; then once more with hardly any nesting; if that takes too long too, the plain reading stays.
 */
export class MfmParser {
  readonly #parseSlowly: SlowParse;
  readonly #full = new LruCache<ParsedText>(CACHE_SIZE);
  readonly #simple = new LruCache<readonly MfmNode[]>(CACHE_SIZE);
  readonly #running = new Map<string, Promise<ParsedText>>();

  constructor(parseSlowly: SlowParse) {
    this.#parseSlowly = parseSlowly;
  }

  /** Reads a text at once; never takes long and never throws. */
  parse(text: string): ParsedText {
    const known = this.#full.get(text);
    if (known) return known;
    const isCheap = parseCost(text) <= PARSE_COST_LIMIT;
    const parsed: ParsedText = isCheap
      ? within(
          guarded(() => parse(text, { nestLimit: NEST_LIMIT }), text),
          text,
        )
      : { nodes: plainNodes(text), isFinal: false, isSimplified: false };
    this.#full.set(text, parsed);
    return parsed;
  }

  /** Reads a name: emoji and text only. */
  parseSimple(text: string): readonly MfmNode[] {
    let nodes = this.#simple.get(text);
    if (!nodes) this.#simple.set(text, (nodes = guarded(() => parseSimple(text), text)));
    return nodes;
  }

  /** The best reading that can be had of a text that {@link parse} did not finish. Never rejects. */
  finish(text: string): Promise<ParsedText> {
    const parsed = this.parse(text);
    if (parsed.isFinal) return Promise.resolve(parsed);
    let running = this.#running.get(text);
    if (!running) {
      running = this.#finish(text);
      this.#running.set(text, running);
    }
    return running;
  }

  async #finish(text: string): Promise<ParsedText> {
    const whole = await this.#slowly({ text, nestLimit: NEST_LIMIT });
    const nodes = whole ?? (await this.#slowly({ text, nestLimit: 1 }));
    const best = nodes ? within(nodes, text) : simplified(text);
    const finished = whole ? best : { ...best, isSimplified: true };
    this.#full.set(text, finished);
    this.#running.delete(text);
    return finished;
  }

  async #slowly(question: ParseQuestion): Promise<readonly MfmNode[] | null> {
    try {
      return await this.#parseSlowly(question);
    } catch {
      // Without the code for it, as without a network, the plain reading stays.
      return null;
    }
  }
}

/** A reading that can be shown, or a plainer one. */
function within(nodes: readonly MfmNode[], text: string): ParsedText {
  return renderCost(nodes) <= RENDER_COST_LIMIT ? { nodes, isFinal: true, isSimplified: false } : simplified(text);
}

function simplified(text: string): ParsedText {
  return { nodes: plainNodes(text), isFinal: true, isSimplified: true };
}

function guarded(read: () => readonly MfmNode[], text: string): readonly MfmNode[] {
  try {
    return read();
  } catch {
    // No input is known to make the parser throw; should one exist, its plain reading is better than a broken note.
    return plainNodes(text);
  }
}
