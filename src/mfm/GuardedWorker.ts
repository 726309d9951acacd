import type { Clock } from '~/lib/clock';
import type { WorkerReply, WorkerRequest } from './workerProtocol';

/** How long a worker may take to load, and then to fetch the data of a question, in ms. Enough for a slow network. */
const FETCH_LIMIT_MS = 30_000;

/** How long to wait before starting another worker after a failure, in ms. */
const REST_MS = 30_000;

/** How a question ended: with an answer (null when there is none), after the time limit, or because something failed to load. */
export type Outcome<A> = { readonly answer: A | null } | 'late' | 'failed';

/** A worker as the page sees it. */
export interface WorkerPort<Q, A> {
  send(request: WorkerRequest<Q>): void;
  /** Replaces the listener. It receives null when the worker fails. */
  listen(onReply: (reply: WorkerReply<A> | null) => void): void;
  terminate(): void;
}

/** Dependencies of a {@link GuardedWorker}. */
export interface GuardedWorkerDeps<Q, A> {
  readonly clock: Clock;
  /** How long it may work on one question once everything for it is loaded, in ms. */
  readonly limitMs: number;
  /** May throw when workers are forbidden. */
  createWorker(): WorkerPort<Q, A>;
}

/** A started worker. `ready` is false when it did not load. */
interface RunningWorker<Q, A> {
  readonly port: WorkerPort<Q, A>;
  readonly ready: Promise<boolean>;
}

/**
 * Works on text from strangers in a worker with a time limit. A worker that exceeds it is stopped, and the next question
 * starts another one. Questions wait for each other, so each has its full time.
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

  /** Asks a question after all earlier ones have ended. Never rejects. */
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
    // A worker may cache a failed fetch, so a new one has to try.
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
      // Workers may be forbidden. Callers can do without an answer.
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
