import type { Clock } from '~/lib/clock';
import type { WorkerReply, WorkerRequest } from './workerProtocol';

/** How long a worker may take to load; ms. */
const START_LIMIT_MS = 10_000;

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
  /** How long it may think about one question; ms. */
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

  constructor(deps: GuardedWorkerDeps<Q, A>) {
    this.#deps = deps;
  }

  /** The answer; null when there is none, or not in time. Never rejects. */
  ask(question: Q): Promise<A | null> {
    const answer = this.#queue.then(() => this.#ask(question));
    this.#queue = answer;
    return answer;
  }

  async #ask(question: Q): Promise<A | null> {
    const worker = this.#start();
    if (!worker || !(await worker.ready)) return null;
    const id = this.#nextId++;
    const reply = await new Promise<Extract<WorkerReply<A>, { type: 'answered' }> | null>((resolve) => {
      const limit = this.#deps.clock.after(this.#deps.limitMs, () => resolve(null));
      worker.port.listen((message) => {
        if (message !== null && (message.type !== 'answered' || message.id !== id)) return;
        limit.dispose();
        resolve(message);
      });
      worker.port.send({ id, question });
    });
    if (!reply) this.#stop();
    return reply?.answer ?? null;
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
      const limit = this.#deps.clock.after(START_LIMIT_MS, () => resolve(false));
      port.listen((message) => {
        limit.dispose();
        resolve(message?.type === 'ready');
      });
    }).then((isReady) => {
      if (!isReady) this.#stop();
      return isReady;
    });
    this.#worker = { port, ready };
    return this.#worker;
  }

  #stop(): void {
    this.#worker?.port.terminate();
    this.#worker = undefined;
  }
}
