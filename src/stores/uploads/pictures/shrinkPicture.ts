import type { Clock } from '~/lib/clock';
import { drawOnPage } from './drawOnPage';
import { isAnimated } from './isAnimated';
import { PictureWorkers, type PictureWorker } from './PictureWorkers';
import type { PictureReply } from './pictureMessages';
import { betterOf, canShrink } from './smallerPicture';

/** Makes a picture smaller; returns the file itself if it must stay as it is. */
export type ShrinkPicture = (file: File) => Promise<File>;

/** The most workers that make pictures smaller; fewer on a machine with fewer cores. */
const MOST_WORKERS = 4;

/** The ways to encode a picture. */
interface Encoders {
  /** Returns null if workers cannot do it here. */
  readonly inWorker: (file: File) => Promise<Blob | null>;
  readonly onPage: (file: File) => Promise<Blob>;
}

/** Returns a function that makes pictures smaller in workers, or in the page where the browser has no such workers. */
export function pictureShrinker(clock: Clock): ShrinkPicture {
  const workers = new PictureWorkers({
    clock,
    most: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => portOf(new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module', name: 'picture' })),
  });
  const canWork = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  return (file) => shrinkPicture(file, { inWorker: (one) => (canWork ? workers.shrink(one) : Promise.resolve(null)), onPage: drawOnPage });
}

/** Wraps a real worker. */
function portOf(worker: Worker): PictureWorker {
  let listener: (reply: PictureReply | null) => void = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<PictureReply>) => listener(data));
  worker.addEventListener('error', (event) => {
    // The page draws the picture then, so nothing has to be reported.
    event.preventDefault();
    listener(null);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to aim at
    send: (request) => worker.postMessage(request),
    listen: (onReply) => {
      listener = onReply;
    },
    terminate: () => worker.terminate(),
  };
}

/**
 * Makes a picture fit into a square of 2048 px, as WebP if the browser can encode it. Returns the file itself if it has another
 * type, is animated, cannot be read, or would not become smaller.
 */
export async function shrinkPicture(file: File, { inWorker, onPage }: Encoders): Promise<File> {
  if (!canShrink(file.type)) return file;
  try {
    if (await isAnimated(file)) return file;
    const isDrawing = file.type === 'image/svg+xml';
    const smaller = isDrawing ? null : await inWorker(file);
    return betterOf(file, smaller ?? (await onPage(file)));
  } catch (thrown) {
    // oxlint-disable-next-line no-console -- the original is uploaded instead, so the viewer needs no message
    console.warn('a picture could not be made smaller', thrown);
    return file;
  }
}
