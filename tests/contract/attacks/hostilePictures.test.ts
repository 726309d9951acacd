/** Pictures that would take endless time cost their sender a preview, and affect nobody else. */
import { afterEach, describe, expect, test } from 'vitest';
import { PictureError, PictureProcesses } from '../../../server/pictures/PictureProcesses';
import { Pictures } from '../../../server/pictures/Pictures';
import { png, tryUpload } from '../../unit/server/support/media';
import { TestInstance } from '../../unit/server/support/testInstance';

const FILTERS = Array.from({ length: 600 }, (_, n) => `<feTurbulence baseFrequency="0.0${n + 1}" numOctaves="10" seed="${n}"/>`).join('');
const HOSTILE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="100%" height="100%">${FILTERS}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
);

const THUMBNAIL = {
  steps: [
    ['resize', { width: 400 }],
    ['webp', {}],
  ],
} as const;

describe('a process for pictures', () => {
  let processes: PictureProcesses;
  afterEach(() => processes.dispose());

  test('a picture that takes too long is given up, and the next one is made', async () => {
    processes = new PictureProcesses({ processes: 1, timeMs: 2_000, waiting: 10, niceness: 0 });
    const hostile = processes.make({ source: HOSTILE, ...THUMBNAIL });
    const next = processes.make({ source: await png(640, 480), ...THUMBNAIL });
    await expect(hostile).rejects.toThrow('the picture takes too long');
    expect(await next).toMatchObject({ width: 400, height: 300 });
  });

  test('pictures beyond those that may wait are refused at once', async () => {
    processes = new PictureProcesses({ processes: 1, timeMs: 60_000, waiting: 1, niceness: 0 });
    const made = [1, 2, 3].map(() => processes.make({ source: HOSTILE, ...THUMBNAIL }));
    const ends = Promise.allSettled(made);
    await expect(made[2]).rejects.toThrow('too many pictures are waiting');
    processes.dispose();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('a picture that is broken is refused, and the process goes on', async () => {
    processes = new PictureProcesses({ processes: 1, timeMs: 10_000, waiting: 10, niceness: 0 });
    await expect(processes.make({ source: Buffer.from('no picture'), ...THUMBNAIL })).rejects.toThrow(PictureError);
    expect(await processes.metadata(await png(30, 20))).toEqual({ width: 30, height: 20, hasMetadata: false });
  });
});

describe('an instance that receives five hostile drawings', () => {
  /** The longest and median time of calls of `meta` for a while, in ms. */
  async function timesOfMeta(origin: string, forMs: number) {
    const times: number[] = [];
    const end = performance.now() + forMs;
    while (performance.now() < end) {
      const begin = performance.now();
      await (await fetch(`${origin}/api/meta`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json();
      times.push(performance.now() - begin);
    }
    return times.toSorted((a, b) => a - b);
  }

  test('an instance with five hostile drawings still answers meta, and another picture gets its preview', async () => {
    const pictures = new Pictures();
    const world = await TestInstance.start({ pictures });
    const alice = await world.signUp('alice');
    const bob = await world.signUp('bob');
    // The first picture starts the processes.
    await tryUpload(world, bob, await png(10, 10), 'first.png');
    const hostile = [1, 2, 3, 4, 5].map((n) => tryUpload(world, alice, Buffer.concat([HOSTILE, Buffer.from(`<!-- ${n} -->`)]), `${n}.svg`));
    const times = await timesOfMeta(world.instance.url, 2_000);
    const picture = await tryUpload(world, bob, await png(640, 480), 'photo.png');
    expect(picture).toMatchObject({ status: 200, body: { properties: { width: 640, height: 480 } } });
    const limitMs = 100;
    expect(times[Math.floor(times.length * 0.95)], `all but a few of ${times.length} calls in ms`).toBeLessThan(limitMs);
    // Ends the processes, and so the pictures that still wait.
    pictures.dispose();
    expect((await Promise.all(hostile)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await world.close();
  });
});
