import { expect, test } from 'vitest';
import { TimeoutError } from '~/lib/AppError';
import { PictureWorkers, type PictureWorker } from '~/stores/uploads/pictures/PictureWorkers';
import type { PictureReply, PictureRequest } from '~/stores/uploads/pictures/pictureMessages';
import { settled } from '../../../fixtures/createTestRoot';
import { FakeClock } from '../../../fixtures/FakeClock';

/** A worker whose replies a test gives. */
class FakePictureWorker implements PictureWorker {
  readonly requests: PictureRequest[] = [];
  isEnded = false;
  #tell: (reply: PictureReply | null) => void = () => {};

  send(request: PictureRequest): void {
    this.requests.push(request);
  }
  listen(onReply: (reply: PictureReply | null) => void): void {
    this.#tell = onReply;
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(blob: Blob | null): void {
    this.#tell({ id: this.requests.at(-1)!.id, blob });
  }
  break(): void {
    this.#tell(null);
  }
}

function setUp(most = 4) {
  const made: FakePictureWorker[] = [];
  const clock = new FakeClock();
  const createWorker = () => {
    const worker = new FakePictureWorker();
    made.push(worker);
    return worker;
  };
  return { made, clock, workers: new PictureWorkers({ createWorker, most, clock }) };
}

const file = (name: string) => new File(['x'], name);
const blob = new Blob(['s']);

test('four pictures are made smaller at once, and the next one waits for a worker', async () => {
  const { made, workers } = setUp();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => workers.shrink(file(name)));
  expect(made).toHaveLength(4);
  made[1]?.reply(blob);
  expect(await all[1]).toBe(blob);
  expect({ workers: made.length, second: made[1]?.requests.map((request) => request.file.name) }).toEqual({
    workers: 4,
    second: ['b', 'e'],
  });
});

test('workers end when nothing is left to do', async () => {
  const { made, clock, workers } = setUp();
  const done = workers.shrink(file('a'));
  made[0]?.reply(blob);
  await done;
  expect(made[0]?.isEnded).toBe(false);
  clock.advance(10_000);
  expect(made[0]?.isEnded).toBe(true);
  void workers.shrink(file('b'));
  expect(made).toHaveLength(2);
});

test('a worker that breaks is replaced, and its picture is left to the page', async () => {
  const { made, workers } = setUp(1);
  const first = workers.shrink(file('a'));
  void workers.shrink(file('b'));
  made[0]?.break();
  expect({ answer: await first, isEnded: made[0]?.isEnded, next: made[1]?.requests[0]?.file.name }).toEqual({
    answer: null,
    isEnded: true,
    next: 'b',
  });
});

test('a picture that takes more than a minute is given up', async () => {
  const { made, clock, workers } = setUp();
  const done = workers.shrink(file('a'));
  clock.advance(60_000);
  await expect(done).rejects.toBeInstanceOf(TimeoutError);
  expect(made[0]?.isEnded).toBe(true);
});

test('a browser that refuses to create workers leaves every picture to the page', async () => {
  const refusing = new PictureWorkers({
    most: 4,
    clock: new FakeClock(),
    createWorker: () => {
      throw new Error('refused');
    },
  });
  expect(await Promise.all([refusing.shrink(file('a')), refusing.shrink(file('b'))])).toEqual([null, null]);
  await settled();
});
