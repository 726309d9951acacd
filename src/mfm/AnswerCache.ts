import { GuardedWorker, type GuardedWorkerDeps } from './GuardedWorker';
import { LruCache } from './LruCache';

/** What is known about a question: the answer, null when there is none, undefined while nobody has asked. */
type Known<A> = { readonly answer: A | null } | undefined;

/** Answers of a worker, kept: what was worked out once is there at once when its row comes back. */
export class AnswerCache<Q, A> {
  readonly #worker: GuardedWorker<Q, A>;
  readonly #known: LruCache<{ readonly answer: A | null }>;
  readonly #asked = new Map<string, Promise<A | null>>();

  constructor(deps: GuardedWorkerDeps<Q, A>, capacity: number) {
    this.#worker = new GuardedWorker(deps);
    this.#known = new LruCache(capacity);
  }

  /** The answer if it is there already. */
  peek(question: Q): Known<A> {
    return this.#known.get(JSON.stringify(question));
  }

  /** The answer; null when there is none, or not in time. Never rejects. */
  async ask(question: Q): Promise<A | null> {
    const key = JSON.stringify(question);
    let asked = this.#asked.get(key);
    if (!asked) this.#asked.set(key, (asked = this.#worker.ask(question)));
    const answer = await asked;
    this.#known.set(key, { answer });
    this.#asked.delete(key);
    return answer;
  }
}
