/** The direction of work: `inbox` is work on incoming data, `deliver` are requests to other sites. */
export type QueueName = 'inbox' | 'deliver';

/** Work of a kind. */
export interface Load {
  /** Jobs that were begun since the start. */
  readonly started: number;
  readonly active: number;
  readonly waiting: number;
  /** Jobs that wait for their time: a further attempt, or something that is due later. */
  readonly delayed?: number;
}

/** The work of two kinds together. */
export const addLoads = (one: Load, other: Load): Load => ({
  started: one.started + other.started,
  active: one.active + other.active,
  waiting: one.waiting + other.waiting,
  delayed: (one.delayed ?? 0) + (other.delayed ?? 0),
});

/** Counts jobs that take a while: storing files, requests to other sites, and what the {@link JobQueue} runs. */
export class Jobs {
  readonly #started: Record<QueueName, number> = { inbox: 0, deliver: 0 };
  readonly #active: Record<QueueName, number> = { inbox: 0, deliver: 0 };

  /** Runs a job, which counts as active until it ends in one way or the other. */
  async run<T>(queue: QueueName, job: () => Promise<T>): Promise<T> {
    this.#started[queue]++;
    this.#active[queue]++;
    try {
      return await job();
    } finally {
      this.#active[queue]--;
    }
  }

  /** The jobs that run now. Jobs begin at once, so none wait here. */
  load(queue: QueueName): Load {
    return { started: this.#started[queue], active: this.#active[queue], waiting: 0 };
  }
}
