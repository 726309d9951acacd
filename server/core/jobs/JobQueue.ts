import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { Database } from '../../db/Database';
import type { IdGenerator } from '../../lib/ids';
import { QUEUE_OF, type JobData, type JobName } from './jobData';
import { DownloadError } from '../../net/download';
import type { Jobs, Load, QueueName } from '../../lib/Jobs';

/** How a kind of job runs. */
export interface JobKind<N extends JobName> {
  /** How long to wait before each further attempt, in ms. Without one, a failed job is given up at once. */
  readonly retryAfterMs?: readonly number[];
  /** @param signal aborts when the instance stops. The job then starts again with the next start of the instance. */
  run(data: JobData[N], signal: AbortSignal): Promise<void>;
}

/** Every kind of job. */
export type JobKinds = { readonly [N in JobName]: JobKind<N> };

/** A failure that another attempt would not mend. It comes from outside, so it is not logged. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

interface JobRow {
  readonly id: string;
  readonly queue: QueueName;
  readonly name: JobName;
  readonly data: string;
  readonly attempts: number;
}

interface JobQueueDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly jobs: Jobs;
  readonly logError: (error: unknown) => void;
}

/** How many jobs of a queue run at the same time. */
const PARALLEL = 4;
/** How late a delayed job may start, in ms. A fixed interval also notices that a test or seed set the clock. */
const BEAT_MS = 1000;

/** Lets other work run. Long jobs do it between their steps, because the database is synchronous. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs jobs in the background. They are stored, so unfinished ones continue after a restart; a job may then run a second time. A
 * failed job is tried again as its kind says.
 */
export class JobQueue {
  readonly #deps: JobQueueDeps;
  readonly #running = new Map<string, { readonly queue: QueueName; readonly done: Promise<void> }>();
  #stopping = new AbortController();
  #kinds: JobKinds | null = null;
  #beat: Disposable | null = null;

  constructor(deps: JobQueueDeps) {
    this.#deps = deps;
  }

  /** Stores a job. It runs after the transaction, or after `delayMs`. */
  add<N extends JobName>(name: N, data: JobData[N], delayMs = 0): void {
    const { db, clock, ids } = this.#deps;
    db.run('INSERT INTO jobs (id, queue, name, data, runAt) VALUES (?, ?, ?, ?, ?)', [
      ids.next(),
      QUEUE_OF[name],
      name,
      JSON.stringify(data),
      clock.now() + delayMs,
    ]);
    db.afterCommit(() => this.#runDue());
  }

  /** Begins to run jobs, also those that an earlier process left. */
  start(kinds: JobKinds): void {
    this.#kinds = kinds;
    this.resume();
  }

  /** Continues after {@link stop}. */
  resume(): void {
    this.#stopping = new AbortController();
    this.#beat = this.#deps.clock.every(BEAT_MS, () => this.#runDue());
    this.#runDue();
  }

  /** Stops, and resolves when nothing runs anymore. */
  async stop(): Promise<void> {
    this.#beat?.dispose();
    this.#stopping.abort();
    await this.idle();
  }

  /** Resolves when no job runs. Delayed jobs do not count. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** Jobs that wait. Those that run are counted by {@link Jobs}. */
  load(queue: QueueName): Load {
    const count = (condition: string) =>
      this.#deps.db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM jobs WHERE queue = ? AND ${condition}`, [queue, this.#deps.clock.now()])
        ?.n ?? 0;
    const active = [...this.#running.values()].filter((job) => job.queue === queue).length;
    return { started: 0, active: 0, waiting: Math.max(0, count('runAt <= ?') - active), delayed: count('runAt > ?') };
  }

  #runDue(): void {
    const kinds = this.#kinds;
    if (!kinds || this.#stopping.signal.aborted) return;
    for (const queue of ['inbox', 'deliver'] as const) {
      const free = PARALLEL - [...this.#running.values()].filter((job) => job.queue === queue).length;
      if (free <= 0) continue;
      const due = this.#deps.db
        .all<JobRow>('SELECT id, queue, name, data, attempts FROM jobs WHERE queue = ? AND runAt <= ? ORDER BY runAt, id LIMIT ?', [
          queue,
          this.#deps.clock.now(),
          2 * PARALLEL,
        ])
        .filter(({ id }) => !this.#running.has(id));
      for (const row of due.slice(0, free)) {
        this.#running.set(row.id, { queue, done: this.#work(kinds, row) });
      }
    }
  }

  async #work(kinds: JobKinds, row: JobRow): Promise<void> {
    // The call that added the job is answered first.
    await breathe();
    const kind = kinds[row.name] as JobKind<JobName> | undefined;
    try {
      if (kind) await this.#deps.jobs.run(row.queue, () => kind.run(JSON.parse(row.data) as JobData[JobName], this.#stopping.signal));
      this.#remove(row);
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#fail(row, kind?.retryAfterMs ?? [], error);
    } finally {
      this.#running.delete(row.id);
      this.#runDue();
    }
  }

  #fail(row: JobRow, retryAfterMs: readonly number[], error: unknown): void {
    const { db, clock, logError } = this.#deps;
    const delayMs = error instanceof FinalFailure ? undefined : retryAfterMs[row.attempts];
    if (delayMs !== undefined) {
      db.run('UPDATE jobs SET attempts = ?, runAt = ? WHERE id = ?', [row.attempts + 1, clock.now() + delayMs, row.id]);
      return;
    }
    this.#remove(row);
    // Other sites fail as they like, and as often as strangers want. That is no news for the operator.
    if (!(error instanceof FinalFailure || error instanceof DownloadError)) logError(error);
  }

  #remove(row: JobRow): void {
    this.#deps.db.run('DELETE FROM jobs WHERE id = ?', [row.id]);
  }
}
