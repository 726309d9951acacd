import type { Clock } from '~/lib/clock';
import { GuardedWorker, type GuardedWorkerDeps, type Outcome } from './GuardedWorker';
import { LruCache } from './LruCache';

/** So long what came to no end is not asked again; ms. */
const REST_MS = 30_000;

/** What is known about a question: the answer, null when there is none. */
interface Known<A> {
  readonly answer: A | null;
  /** When it is forgotten; ms since 1970. */
  readonly until: number;
}

/** Answers of a worker, kept: what was worked out once is there at once when its row comes back. */
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

  /** The answer if it is there already; undefined where {@link ask} may find it. */
  peek(question: Q): Pick<Known<A>, 'answer'> | undefined {
    const known = this.#known.get(JSON.stringify(question));
    return known && this.#clock.now() < known.until ? known : undefined;
  }

  /** The answer; null when there is none, or none for now: not in time, or the worker could not be fetched. Never rejects. */
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
