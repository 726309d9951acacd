import { TimeoutError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { PictureReply, PictureRequest } from './pictureMessages';

/** The parts of a worker that are used. */
export interface PictureWorker {
  send(request: PictureRequest): void;
  /** Sets the listener for replies; null is a failure of the worker itself. */
  listen(onReply: (reply: PictureReply | null) => void): void;
  terminate(): void;
}

/** Options of {@link PictureWorkers}. */
export interface PictureWorkersDeps {
  readonly createWorker: () => PictureWorker;
  /** How many pictures are made smaller at the same time. */
  readonly most: number;
  readonly clock: Clock;
}

interface Job {
  readonly file: File;
  readonly resolve: (blob: Blob | null) => void;
  readonly reject: (error: Error) => void;
}

/** How long a worker may take for one picture, and how long it waits for the next one; ms. */
const LIMIT_MS = 60_000;
const REST_MS = 10_000;

/** Workers that make pictures smaller beside the page, one picture each at a time. They end when there is nothing to do. */
export class PictureWorkers {
  readonly #deps: PictureWorkersDeps;
  readonly #idle = new Map<PictureWorker, Disposable>();
  readonly #queue: Job[] = [];
  #busy = 0;
  #nextId = 1;

  constructor(deps: PictureWorkersDeps) {
    this.#deps = deps;
  }

  /**
   * Makes a picture smaller.
   * @returns null if a worker cannot do that here
   * @throws TimeoutError after a minute
   */
  shrink(file: File): Promise<Blob | null> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ file, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy >= this.#deps.most) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#busy += 1;
    try {
      this.#give(this.#take(), job);
    } catch {
      // The browser refuses to create a worker.
      this.#busy -= 1;
      job.resolve(null);
      this.#next();
    }
  }

  #give(worker: PictureWorker, { file, resolve, reject }: Job): void {
    const id = this.#nextId++;
    const end = (settle: () => void, isUsable: boolean): void => {
      limit.dispose();
      worker.listen(() => {});
      if (isUsable) this.#rest(worker);
      else worker.terminate();
      this.#busy -= 1;
      settle();
      this.#next();
    };
    const limit = this.#deps.clock.after(LIMIT_MS, () =>
      end(() => reject(new TimeoutError(`a picture was not made smaller in ${LIMIT_MS} ms`)), false),
    );
    worker.listen((reply) => {
      if (reply === null) end(() => resolve(null), false);
      else if (reply.id === id) end(() => resolve(reply.blob), true);
    });
    worker.send({ id, file });
  }

  #take(): PictureWorker {
    const [rested] = this.#idle;
    if (!rested) return this.#deps.createWorker();
    const [worker, end] = rested;
    end.dispose();
    this.#idle.delete(worker);
    return worker;
  }

  #rest(worker: PictureWorker): void {
    const end = this.#deps.clock.after(REST_MS, () => {
      this.#idle.delete(worker);
      worker.terminate();
    });
    this.#idle.set(worker, end);
  }
}
