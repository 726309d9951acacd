import { parse, parseSimple, type MfmNode } from 'mfm-js';
import { LruCache } from './LruCache';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** Formats nest at most this deep (spec section 5). */
export const NEST_LIMIT = 20;
/**
 * What reading a name may cost: its letters times how often one has to be looked through. Each `<plain>` is looked for its
 * end up to that of the text, so that a thousand of them take seconds; within this limit it is a few milliseconds.
 */
const NAME_COST_LIMIT = 8000;
/** Parsed texts that are kept; about what a few timelines show. */
const CACHE_SIZE = 500;

/** A parsed text. */
export interface ParsedText {
  readonly nodes: readonly MfmNode[];
  /** Otherwise {@link MfmParser.finish} gives what to show later, or again later; the text alone until then. */
  readonly isFinal: boolean;
  /** Some or all of its markup was left out for good, because reading or showing it would take too long. */
  readonly isSimplified?: boolean;
}

/** A parsed text with what is on its way to take its place. */
interface Reading extends ParsedText {
  finishing?: Promise<ParsedText>;
}

/** Reads what takes long, elsewhere and only for so long. */
export type SlowReading = (text: string) => Promise<ParsedText>;

/**
 * The markup parser behind a guard. Short texts exist that would take it a minute (see `parseCost.ts`), and others that
 * would take as long to show; both are text at first, and are finished without holding up the page (`slowReading.ts`).
 */
export class MfmParser {
  readonly #readSlowly: SlowReading;
  readonly #full = new LruCache<Reading>(CACHE_SIZE);
  readonly #simple = new LruCache<readonly MfmNode[]>(CACHE_SIZE);

  constructor(readSlowly: SlowReading) {
    this.#readSlowly = readSlowly;
  }

  /** Reads a text at once; never takes long and never throws. Too dear a text is a single node. */
  parse(text: string): ParsedText {
    return this.#full.get(text) ?? this.#full.set(text, readAll(text));
  }

  /** Reads a name: emoji and text only. Nothing but text where reading or showing it would take too long. */
  parseSimple(text: string): readonly MfmNode[] {
    return this.#simple.get(text) ?? this.#simple.set(text, readName(text));
  }

  /** The best reading that can be shown for now of a text that {@link parse} did not finish. Never rejects. */
  async finish(text: string): Promise<ParsedText> {
    const reading: Reading = this.parse(text);
    return reading.isFinal ? reading : (reading.finishing ??= this.#finish(text, reading));
  }

  async #finish(text: string, reading: Reading): Promise<ParsedText> {
    // Without the code for it, as without a network, the text stays as it was written.
    const asWritten = (): ParsedText => ({ nodes: asText(text), isFinal: false, isSimplified: true });
    const finished = await this.#readSlowly(text).catch(asWritten);
    if (finished.isFinal) this.#full.set(text, finished);
    reading.finishing = undefined;
    return finished;
  }
}

/** A text that nothing is made of. */
export const asText = (text: string): readonly MfmNode[] => [{ type: 'text', props: { text } }];

function readAll(text: string): ParsedText {
  const isCheap = parseCost(text) <= PARSE_COST_LIMIT;
  const nodes = guarded(isCheap, () => parse(text, { nestLimit: NEST_LIMIT }), text);
  return { nodes, isFinal: isCheap && renderCost(nodes) <= RENDER_COST_LIMIT };
}

function readName(text: string): readonly MfmNode[] {
  const isCheap = text.length * text.split('<plain>').length <= NAME_COST_LIMIT;
  const nodes = guarded(isCheap, () => parseSimple(text), text);
  return renderCost(nodes) <= RENDER_COST_LIMIT ? nodes : asText(text);
}

function guarded(isCheap: boolean, read: () => readonly MfmNode[], text: string): readonly MfmNode[] {
  try {
    if (isCheap) return read();
  } catch {
    // No input is known to make the parser throw; should one exist, its plain reading is better than a broken note.
  }
  return asText(text);
}
