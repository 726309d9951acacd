import { parse, parseSimple, type MfmNode } from 'mfm-js';
import { isProse } from './isProse';
import { LruCache } from '~/lib/LruCache';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { RENDER_COST_LIMIT, renderCost } from './renderCost';

/** How deep formats may nest. */
export const NEST_LIMIT = 20;
/**
 * The limit for reading a name: its length times the number of scans. The parser scans to the end of the text for each
 * `<plain>`, so a thousand of them take seconds. Within this limit it takes a few milliseconds.
 */
const NAME_COST_LIMIT = 8000;
/** How many parsed texts are cached: about what a few timelines show. */
const CACHE_SIZE = 500;

/** A parsed text. */
export interface ParsedText {
  readonly nodes: readonly MfmNode[];
  /** When false, `nodes` is the plain text and {@link MfmParser.finish} provides the rest. */
  readonly isFinal: boolean;
  /** Whether markup was left out for good because parsing or showing it would take too long. */
  readonly isSimplified?: boolean;
}

/** A parsed text and the better reading that will replace it. */
interface Reading extends ParsedText {
  finishing?: Promise<ParsedText>;
}

/** Reads expensive texts in a worker with a time limit. */
export type SlowReading = (text: string) => Promise<ParsedText>;

/**
 * Guards the markup parser. Some short texts would take it a minute (see `parseCost.ts`), and others would take as long to
 * show. Both start as plain text and are finished without blocking the page (`slowReading.ts`).
 */
export class MfmParser {
  readonly #readSlowly: SlowReading;
  readonly #full = new LruCache<Reading>(CACHE_SIZE);
  readonly #simple = new LruCache<readonly MfmNode[]>(CACHE_SIZE);

  constructor(readSlowly: SlowReading) {
    this.#readSlowly = readSlowly;
  }

  /** Parses a text synchronously. Never takes long and never throws; a text that is too expensive is a single node. */
  parse(text: string): ParsedText {
    return this.#full.get(text) ?? this.#full.set(text, readAll(text));
  }

  /** Parses a name: emoji and text only. Only text when parsing or showing it would take too long. */
  parseSimple(text: string): readonly MfmNode[] {
    return this.#simple.get(text) ?? this.#simple.set(text, readName(text));
  }

  /** Returns the best current reading of a text that {@link parse} did not finish. Never rejects. */
  async finish(text: string): Promise<ParsedText> {
    const reading: Reading = this.parse(text);
    return reading.isFinal ? reading : (reading.finishing ??= this.#finish(text, reading));
  }

  async #finish(text: string, reading: Reading): Promise<ParsedText> {
    // Without the code for it, for example when offline, the text stays as written.
    const asWritten = (): ParsedText => ({ nodes: asText(text), isFinal: false, isSimplified: true });
    const slow = await this.#readSlowly(text).catch(asWritten);
    if (slow.isFinal) this.#full.set(text, slow);
    reading.finishing = undefined;
    return slow;
  }
}

/** A text with its markup left alone. */
export const asText = (text: string): readonly MfmNode[] => [{ type: 'text', props: { text } }];

function readAll(text: string): ParsedText {
  if (isProse(text)) return { nodes: asText(text), isFinal: true };
  const isCheap = parseCost(text) <= PARSE_COST_LIMIT;
  const nodes = guarded(isCheap, () => parse(text, { nestLimit: NEST_LIMIT }), text);
  return { nodes, isFinal: isCheap && renderCost(nodes) <= RENDER_COST_LIMIT };
}

function readName(text: string): readonly MfmNode[] {
  if (isProse(text)) return asText(text);
  const isCheap = text.length * text.split('<plain>').length <= NAME_COST_LIMIT;
  const nodes = guarded(isCheap, () => parseSimple(text), text);
  return renderCost(nodes) <= RENDER_COST_LIMIT ? nodes : asText(text);
}

function guarded(isCheap: boolean, read: () => readonly MfmNode[], text: string): readonly MfmNode[] {
  try {
    if (isCheap) return read();
  } catch {
    // No input is known to make the parser throw. If one exists, plain text is better than a broken note.
  }
  return asText(text);
}
