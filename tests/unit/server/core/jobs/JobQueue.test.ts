import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FinalFailure, JobQueue, type JobKinds } from '../../../../../server/core/jobs/JobQueue';
import { IdGenerator } from '../../../../../server/lib/ids';
import { Jobs } from '../../../../../server/lib/Jobs';
import { Database } from '../../../../../server/db/Database';
import { migrate } from '../../../../../server/db/migrate';
import { allMigrations } from '../../../../../server/allMigrations';
import { DownloadError } from '../../../../../server/net/download';
import { FakeClock } from '../../../../fixtures/FakeClock';

let db: Database;
let clock: FakeClock;
let jobs: Jobs;
let lost: unknown[];

beforeEach(() => {
  db = new Database(':memory:');
  migrate(db, allMigrations);
  clock = new FakeClock();
  jobs = new Jobs();
  lost = [];
});
afterEach(() => db.close());

const newQueue = () => new JobQueue({ db, clock, ids: new IdGenerator(clock), jobs, logError: (error) => lost.push(error) });

/** Kinds of which only deletions are used: they call `run`, and are tried again after 10 s and after 20 s. */
const kindsWith = (run: (userId: string, signal: AbortSignal) => Promise<void>): JobKinds => ({
  ...({} as JobKinds),
  deleteAccount: { retryAfterMs: [10_000, 20_000], run: ({ userId }, signal) => run(userId, signal) },
});

describe('the queue of jobs', () => {
  test('a job runs after the transaction that added it, and never after a rollback', async () => {
    const queue = newQueue();
    const done: string[] = [];
    queue.start(kindsWith(async (id) => void done.push(id)));
    db.transaction(() => queue.add('deleteAccount', { userId: 'a' }));
    expect(() =>
      db.transaction(() => {
        queue.add('deleteAccount', { userId: 'b' });
        throw new Error('no');
      }),
    ).toThrow('no');
    await queue.idle();
    expect({ done, started: jobs.load('inbox').started }).toEqual({ done: ['a'], started: 1 });
    await queue.stop();
  });

  test('a delayed job waits for its time and counts as delayed meanwhile', async () => {
    const queue = newQueue();
    const done: string[] = [];
    queue.start(kindsWith(async (id) => void done.push(id)));
    queue.add('deleteAccount', { userId: 'a' }, 60_000);
    await queue.idle();
    expect({ done: [...done], load: queue.load('inbox') }).toEqual({ done: [], load: { started: 0, active: 0, waiting: 0, delayed: 1 } });
    clock.advance(61_000);
    await queue.idle();
    expect({ done, delayed: queue.load('inbox').delayed }).toEqual({ done: ['a'], delayed: 0 });
    await queue.stop();
  });

  test('a failed job is tried again after longer and longer waits, and then given up', async () => {
    const queue = newQueue();
    const tries: number[] = [];
    const start = clock.now();
    queue.start(
      kindsWith(async () => {
        tries.push(clock.now() - start);
        throw new Error('broken');
      }),
    );
    queue.add('deleteAccount', { userId: 'a' });
    await queue.idle();
    for (let second = 0; second < 60; second++) {
      clock.advance(1000);
      await queue.idle();
    }
    expect({ tries, lost: lost.length, left: db.all('SELECT id FROM jobs') }).toEqual({ tries: [0, 10_000, 30_000], lost: 1, left: [] });
    await queue.stop();
  });

  test('failures of other sites do not fill the log', async () => {
    const queue = newQueue();
    const failures = [new FinalFailure('the receiver answered 404'), new DownloadError('no answer (ECONNREFUSED)')];
    queue.start(
      kindsWith(async (id) => {
        throw failures[Number(id)] ?? new Error('broken');
      }),
    );
    for (const userId of ['0', '1', '2']) queue.add('deleteAccount', { userId });
    for (let second = 0; second < 60; second++) {
      await queue.idle();
      clock.advance(1000);
    }
    expect(lost).toEqual([new Error('broken')]);
    await queue.stop();
  });

  test('a final failure is not tried again', async () => {
    const queue = newQueue();
    let tries = 0;
    queue.start(
      kindsWith(async () => {
        tries++;
        throw new FinalFailure('refused');
      }),
    );
    queue.add('deleteAccount', { userId: 'a' });
    await queue.idle();
    clock.advance(60_000);
    await queue.idle();
    expect(tries).toBe(1);
    await queue.stop();
  });

  test('a job that was interrupted by the end of the process runs with the next start', async () => {
    const first = newQueue();
    first.start(
      kindsWith((_id, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))),
    );
    first.add('deleteAccount', { userId: 'a' });
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await first.stop();
    const done: string[] = [];
    const second = newQueue();
    second.start(kindsWith(async (id) => void done.push(id)));
    await second.idle();
    expect({ done, lost }).toEqual({ done: ['a'], lost: [] });
    await second.stop();
  });

  test('only a few jobs of a queue run at once, and the others wait', async () => {
    const queue = newQueue();
    let active = 0;
    let most = 0;
    queue.start(
      kindsWith(async () => {
        most = Math.max(most, ++active);
        await new Promise((resolve) => setImmediate(resolve));
        active--;
      }),
    );
    db.transaction(() => {
      for (let n = 0; n < 10; n++) queue.add('deleteAccount', { userId: String(n) });
    });
    expect(queue.load('inbox').waiting).toBe(6);
    await queue.idle();
    expect({ most, left: db.all('SELECT id FROM jobs') }).toEqual({ most: 4, left: [] });
    await queue.stop();
  });
});
