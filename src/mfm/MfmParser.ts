import { parse, parseSimple, type MfmNode } from 'mfm-js';
import { LruCache } from './LruCache';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** Formats nest at most this deep (spec section 5). */
export const NEST_LIMIT = 20;
/** Parsed texts that are kept; about what a few timelines show. */
const CACHE_SIZE = 500;

/** A parsed text. */
export interface ParsedText {
  readonly nodes: readonly MfmNode[];
  /** Otherwise {@link MfmParser.finish} gives what to show later; the text alone until then. */
  readonly isFinal: boolean;
  /** Some or all of its markup was left out for good, because reading or showing it would take too long. */
  readonly isSimplified?: boolean;
}

/** Reads what takes long, elsewhere and only for so long. */
export type SlowReading = (text: string) => Promise<ParsedText>;

/**
 * The markup parser behind a guard. Short texts exist that would take it a minute (see `parseCost.ts`), and others that
 * would take as long to show; both are text at first, and are finished without holding up the page (`slowReading.ts`).
 */
export class MfmParser {
  readonly #readSlowly: SlowReading;
  readonly #full = new LruCache<ParsedText>(CACHE_SIZE);
  readonly #simple = new LruCache<readonly MfmNode[]>(CACHE_SIZE);
  readonly #running = new Map<string, Promise<ParsedText>>();

  constructor(readSlowly: SlowReading) {
    this.#readSlowly = readSlowly;
  }

  /** Reads a text at once; never takes long and never throws. Too dear a text is a single node. */
  parse(text: string): ParsedText {
    const known = this.#full.get(text);
    if (known) return known;
    const isCheap = parseCost(text) <= PARSE_COST_LIMIT;
    const nodes = isCheap ? guarded(() => parse(text, { nestLimit: NEST_LIMIT }), text) : asText(text);
    const parsed = { nodes, isFinal: isCheap && renderCost(nodes) <= RENDER_COST_LIMIT };
    this.#full.set(text, parsed);
    return parsed;
  }

  /** Reads a name: emoji and text only. */
  parseSimple(text: string): readonly MfmNode[] {
    let nodes = this.#simple.get(text);
    if (!nodes) this.#simple.set(text, (nodes = guarded(() => parseSimple(text), text)));
    return nodes;
  }

  /** The best reading that can be shown of a text that {@link parse} did not finish. Never rejects. */
  finish(text: string): Promise<ParsedText> {
    const parsed = this.parse(text);
    if (parsed.isFinal) return Promise.resolve(parsed);
    let running = this.#running.get(text);
    if (!running) this.#running.set(text, (running = this.#finish(text)));
    return running;
  }

  async #finish(text: string): Promise<ParsedText> {
    let finished: ParsedText;
    try {
      finished = await this.#readSlowly(text);
    } catch {
      // Without the code for it, as without a network, the text stays as it was written.
      finished = { nodes: asText(text), isFinal: true, isSimplified: true };
    }
    this.#full.set(text, finished);
    this.#running.delete(text);
    return finished;
  }
}

/** A text that nothing is made of. */
export const asText = (text: string): readonly MfmNode[] => [{ type: 'text', props: { text } }];

function guarded(read: () => readonly MfmNode[], text: string): readonly MfmNode[] {
  try {
    return read();
  } catch {
    // No input is known to make the parser throw; should one exist, its plain reading is better than a broken note.
    return asText(text);
  }
}
