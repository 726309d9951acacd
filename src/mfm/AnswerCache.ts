import type { Clock } from '~/lib/clock';
import { GuardedWorker, type GuardedWorkerDeps, type Outcome } from './GuardedWorker';
import { LruCache } from '~/lib/LruCache';

/** How long to wait before asking again after a timeout or a failure, in ms. */
const REST_MS = 30_000;

/** A cached answer; null when there is none. */
interface Known<A> {
  readonly answer: A | null;
  /** When the entry expires, in ms since 1970. */
  readonly until: number;
}

/** Caches the answers of a worker, so that a row that comes back has its answer at once. */
export class AnswerCache<Q, A> {
  readonly #clock: Clock;
  readonly #worker: GuardedWorker<Q, A>;
  readonly #known: LruCache<Known<A>>;
  readonly #asked = new Map<string, Promise<Outcome<A>>>();

  constructor(deps: GuardedWorkerDeps<Q, A>, capacity: number) {
    this.#clock = deps.clock;
    this.#worker = new GuardedWorker(deps);
    this.#known = new LruCache(capacity);
  }

  /** Returns the cached answer; undefined when {@link ask} may find one. */
  peek(question: Q): Pick<Known<A>, 'answer'> | undefined {
    const known = this.#known.get(JSON.stringify(question));
    return known && this.#clock.now() < known.until ? known : undefined;
  }

  /** Returns the answer; null when there is none, on a timeout, and when the worker failed to load. Never rejects. */
  async ask(question: Q): Promise<A | null> {
    const key = JSON.stringify(question);
    let asked = this.#asked.get(key);
    if (!asked) this.#asked.set(key, (asked = this.#worker.ask(question)));
    const outcome = await asked;
    const known =
      typeof outcome === 'string' ? { answer: null, until: this.#clock.now() + REST_MS } : { ...outcome, until: Number.POSITIVE_INFINITY };
    this.#known.set(key, known);
    this.#asked.delete(key);
    return known.answer;
  }
}
