/** Pictures that would take endless time or memory cost their sender a preview, and affect nobody else. */
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { PictureError, PictureProcesses } from '../../../server/pictures/PictureProcesses';
import { MAX_DRAWING_BYTES, Pictures } from '../../../server/pictures/Pictures';
import { png, tryUpload } from '../../unit/server/support/media';
import { TestInstance } from '../../unit/server/support/testInstance';

const FILTERS = Array.from({ length: 600 }, (_, n) => `<feTurbulence baseFrequency="0.0${n + 1}" numOctaves="10" seed="${n}"/>`).join('');
const HOSTILE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="100%" height="100%">${FILTERS}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
);

/** A drawing of some hundred kilobytes that contains a picture of 36 megapixels. */
async function swollen(): Promise<Buffer> {
  const inside = await sharp({ create: { width: 6_000, height: 6_000, channels: 4, background: '#123456' } })
    .png()
    .toBuffer();
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image width="400" height="400" href="data:image/png;base64,${inside.toString('base64')}"/></svg>`,
  );
}

/** The memory of the largest process that this one has started, in MB. */
function largestChild(): number {
  const listed = spawnSync('ps', ['--ppid', String(process.pid), '-o', 'rss='], { encoding: 'utf8' }).stdout;
  return Math.max(0, ...listed.trim().split(/\s+/).map(Number)) / 1024;
}

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
    processes = new PictureProcesses({ processes: 1, timeMs: 2_000, waiting: 10, niceness: 0, memoryMb: 512 });
    const hostile = processes.make({ source: HOSTILE, ...THUMBNAIL });
    const next = processes.make({ source: await png(640, 480), ...THUMBNAIL });
    await expect(hostile).rejects.toThrow('the picture takes too long');
    expect(await next).toMatchObject({ width: 400, height: 300 });
  });

  test.runIf(process.platform === 'linux')('a picture that takes too much memory is given up, and the next one is made', async () => {
    processes = new PictureProcesses({ processes: 1, timeMs: 20_000, waiting: 10, niceness: 0, memoryMb: 200 });
    // The largest that is seen, while the drawing is made and until its process is gone.
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, largestChild())), 25);
    const source = await swollen();
    expect(source.length).toBeLessThan(MAX_DRAWING_BYTES);
    const results = await Promise.allSettled([
      processes.make({ source, ...THUMBNAIL }),
      processes.make({ source: await png(640, 480), ...THUMBNAIL }),
    ]);
    clearInterval(watch);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { name: 'PictureError', isLasting: true } },
      { status: 'fulfilled', value: { width: 400, height: 300 } },
    ]);
    // Without a limit, this drawing takes 500 MB.
    expect(most).toBeLessThan(300);
  });

  test('pictures beyond those that may wait are refused at once', async () => {
    processes = new PictureProcesses({ processes: 1, timeMs: 60_000, waiting: 1, niceness: 0, memoryMb: 512 });
    const made = [1, 2, 3].map(() => processes.make({ source: HOSTILE, ...THUMBNAIL }));
    const ends = Promise.allSettled(made);
    await expect(made[2]).rejects.toThrow('too many pictures are waiting');
    processes.dispose();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('a picture that is broken is refused, and the process goes on', async () => {
    processes = new PictureProcesses({ processes: 1, timeMs: 10_000, waiting: 10, niceness: 0, memoryMb: 512 });
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

test('a drawing that is too large is stored without a preview, and no process works on it', async () => {
  const world = await TestInstance.start();
  const alice = await world.signUp('alice');
  const drawing = (bytes: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><!--${' '.repeat(bytes)}--></svg>`);
  const { pictures } = world.instance.server;
  const before = pictures.load.started;
  expect(await tryUpload(world, alice, drawing(MAX_DRAWING_BYTES), 'large.svg')).toMatchObject({
    status: 200,
    body: { type: 'image/svg+xml', thumbnailUrl: null, properties: {} },
  });
  expect(pictures.load.started).toBe(before);
  expect(await tryUpload(world, alice, drawing(1_000), 'small.svg')).toMatchObject({
    status: 200,
    body: { thumbnailUrl: expect.any(String), properties: { width: 40, height: 30 } },
  });
  await world.close();
});
