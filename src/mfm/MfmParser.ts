import { parse, parseSimple, type MfmNode } from 'mfm-js';
import type { Clock } from '~/lib/clock';
import { LruCache } from './LruCache';
import type { ParseReply, ParseRequest } from './parseProtocol';
import { PARSE_COST_LIMIT, parseCost } from './parseCost';
import { plainNodes } from './plainNodes';

/** Formats nest at most this deep (spec section 5). */
export const NEST_LIMIT = 20;
/** How long the worker may think about one text before it is stopped; ms. */
export const PARSE_LIMIT_MS = 300;
/** How long the worker itself may take to load; ms. */
const START_LIMIT_MS = 10_000;
/** Parsed texts that are kept; about what a few timelines show. */
const CACHE_SIZE = 500;

/** A parsed text. When it is not final, {@link MfmParser.finish} gives a richer reading later. */
export interface ParsedText {
  readonly nodes: readonly MfmNode[];
  readonly isFinal: boolean;
}

/** The worker as the parser sees it. */
export interface ParseWorker {
  send(request: ParseRequest): void;
  /** Replaces the listener. A failure of the worker is null. */
  listen(onReply: (reply: ParseReply | null) => void): void;
  terminate(): void;
}

/** What the parser is made of. */
export interface MfmParserDeps {
  readonly clock: Clock;
  createWorker(): ParseWorker;
}

/** The worker, and whether it answered that it runs. */
interface RunningWorker {
  readonly port: ParseWorker;
  readonly ready: Promise<boolean>;
}

/**
 * The markup parser behind a guard. Short texts exist that would take it a minute (see `parseCost.ts`), so an expensive
 * one is first shown as plain text with links, mentions and emoji, and is parsed in a worker that is stopped after
 * {@link PARSE_LIMIT_MS}; then once more with hardly any nesting; if that takes too long too, the plain reading stays.
 */
export class MfmParser {
  readonly #deps: MfmParserDeps;
  readonly #full = new LruCache<ParsedText>(CACHE_SIZE);
  readonly #simple = new LruCache<readonly MfmNode[]>(CACHE_SIZE);
  readonly #running = new Map<string, Promise<readonly MfmNode[]>>();
  #worker: RunningWorker | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #nextId = 1;

  constructor(deps: MfmParserDeps) {
    this.#deps = deps;
  }

  /** Reads a text at once; never takes long and never throws. */
  parse(text: string): ParsedText {
    const known = this.#full.get(text);
    if (known) return known;
    const isFinal = parseCost(text) <= PARSE_COST_LIMIT;
    const parsed: ParsedText = { isFinal, nodes: isFinal ? guarded(() => parse(text, { nestLimit: NEST_LIMIT }), text) : plainNodes(text) };
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
  finish(text: string): Promise<readonly MfmNode[]> {
    const { isFinal, nodes } = this.parse(text);
    if (isFinal) return Promise.resolve(nodes);
    let running = this.#running.get(text);
    if (!running) {
      // One at a time: the worker is one thread, and the time limit counts for the text it works on.
      running = this.#queue.then(() => this.#finish(text, nodes));
      this.#running.set(text, running);
      this.#queue = running;
    }
    return running;
  }

  async #finish(text: string, plain: readonly MfmNode[]): Promise<readonly MfmNode[]> {
    const nodes = (await this.#inWorker(text, NEST_LIMIT)) ?? (await this.#inWorker(text, 1)) ?? plain;
    this.#full.set(text, { nodes, isFinal: true });
    this.#running.delete(text);
    return nodes;
  }

  /** @returns null when the worker could not be started or was too slow. */
  async #inWorker(text: string, nestLimit: number): Promise<readonly MfmNode[] | null> {
    const worker = this.#startWorker();
    if (!worker || !(await worker.ready)) return null;
    const id = this.#nextId++;
    const nodes = await new Promise<readonly MfmNode[] | null>((resolve) => {
      const limit = this.#deps.clock.after(PARSE_LIMIT_MS, () => resolve(null));
      worker.port.listen((reply) => {
        if (reply !== null && (reply.type !== 'parsed' || reply.id !== id)) return;
        limit.dispose();
        resolve(reply?.nodes ?? null);
      });
      worker.port.send({ id, text, nestLimit });
    });
    if (!nodes) this.#stopWorker();
    return nodes;
  }

  #startWorker(): RunningWorker | undefined {
    if (this.#worker) return this.#worker;
    let port: ParseWorker;
    try {
      port = this.#deps.createWorker();
    } catch {
      // Workers may be forbidden; the plain reading does without.
      return undefined;
    }
    const ready = new Promise<boolean>((resolve) => {
      const limit = this.#deps.clock.after(START_LIMIT_MS, () => resolve(false));
      port.listen((reply) => {
        limit.dispose();
        resolve(reply?.type === 'ready');
      });
    }).then((isReady) => {
      if (!isReady) this.#stopWorker();
      return isReady;
    });
    this.#worker = { port, ready };
    return this.#worker;
  }

  #stopWorker(): void {
    this.#worker?.port.terminate();
    this.#worker = undefined;
  }
}

function guarded(read: () => readonly MfmNode[], text: string): readonly MfmNode[] {
  try {
    return read();
  } catch {
    // No input is known to make the parser throw; should one exist, its plain reading is better than a broken note.
    return plainNodes(text);
  }
}
