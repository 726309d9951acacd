import type { Clock } from '~/lib/clock';
import type { WorkerReply, WorkerRequest } from './workerProtocol';

/** How long a worker may take to load, and then what a question needs; ms. Enough for a slow network. */
const FETCH_LIMIT_MS = 30_000;

/** So long no worker is started after one that could not be, or could not fetch what it needed; ms. */
const REST_MS = 30_000;

/** How a question ended: with an answer (null where there is none), with too long a thought, or because nothing could be fetched. */
export type Outcome<A> = { readonly answer: A | null } | 'late' | 'failed';

/** A worker as those see it who ask it. */
export interface WorkerPort<Q, A> {
  send(request: WorkerRequest<Q>): void;
  /** Replaces the listener. A failure of the worker is null. */
  listen(onReply: (reply: WorkerReply<A> | null) => void): void;
  terminate(): void;
}

/** What a {@link GuardedWorker} is made of. */
export interface GuardedWorkerDeps<Q, A> {
  readonly clock: Clock;
  /** How long it may think about one question, once it has what it needs for that; ms. */
  readonly limitMs: number;
  /** May throw where workers are forbidden. */
  createWorker(): WorkerPort<Q, A>;
}

/** The worker, and whether it answered that it runs. */
interface RunningWorker<Q, A> {
  readonly port: WorkerPort<Q, A>;
  readonly ready: Promise<boolean>;
}

/**
 * Work on what strangers wrote, done elsewhere and only for so long: a worker that takes longer is stopped, and the next
 * question starts another one. It is one thread, so questions wait for each other and each has its whole time.
 */
export class GuardedWorker<Q, A> {
  readonly #deps: GuardedWorkerDeps<Q, A>;
  #worker: RunningWorker<Q, A> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #nextId = 1;
  #restsUntil = 0;

  constructor(deps: GuardedWorkerDeps<Q, A>) {
    this.#deps = deps;
  }

  /** Asks when all questions before it have ended. Never rejects. */
  ask(question: Q): Promise<Outcome<A>> {
    const outcome = this.#queue.then(() => this.#ask(question));
    this.#queue = outcome;
    return outcome;
  }

  async #ask(question: Q): Promise<Outcome<A>> {
    if (this.#deps.clock.now() < this.#restsUntil) return 'failed';
    const worker = this.#start();
    const isReady = worker !== undefined && (await worker.ready);
    const outcome = isReady ? await this.#outcome(worker.port, { id: this.#nextId++, question }) : 'failed';
    // What it could not fetch, a worker may not fetch again.
    if (typeof outcome === 'string') this.#stop();
    if (outcome === 'failed') this.#restsUntil = this.#deps.clock.now() + REST_MS;
    return outcome;
  }

  #outcome(port: WorkerPort<Q, A>, request: WorkerRequest<Q>): Promise<Outcome<A>> {
    const { clock, limitMs } = this.#deps;
    return new Promise((resolve) => {
      let limit = clock.after(limitMs, () => resolve('late'));
      port.listen((message) => {
        if (message && (message.type === 'ready' || message.id !== request.id)) return;
        limit.dispose();
        if (message?.type === 'fetching') limit = clock.after(FETCH_LIMIT_MS, () => resolve('failed'));
        else if (message?.type === 'fetched') limit = clock.after(limitMs, () => resolve('late'));
        else resolve(message?.type === 'answered' ? { answer: message.answer } : 'failed');
      });
      port.send(request);
    });
  }

  #start(): RunningWorker<Q, A> | undefined {
    if (this.#worker) return this.#worker;
    let port: WorkerPort<Q, A>;
    try {
      port = this.#deps.createWorker();
    } catch {
      // Workers may be forbidden; there is always a way to do without.
      return undefined;
    }
    const ready = new Promise<boolean>((resolve) => {
      const limit = this.#deps.clock.after(FETCH_LIMIT_MS, () => resolve(false));
      port.listen((message) => {
        limit.dispose();
        resolve(message?.type === 'ready');
      });
    });
    this.#worker = { port, ready };
    return this.#worker;
  }

  #stop(): void {
    this.#worker?.port.terminate();
    this.#worker = undefined;
  }
}
