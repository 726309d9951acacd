import type { PictureReply, PictureRequest } from './pictureMessages';
import { encodeFor, fittedSize } from './smallerPicture';

/** The scope of a worker. The types of the page name another one. */
interface WorkerScope {
  postMessage(reply: PictureReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PictureRequest>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { id, file } }) => void answer(id, file));

async function answer(id: number, file: File): Promise<void> {
  try {
    reply({ id, blob: await shrink(file) });
  } catch {
    // The page tries by itself, and says why that fails.
    reply({ id, blob: null });
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page of a worker has no other origin
const reply = (message: PictureReply): void => scope.postMessage(message);

async function shrink(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fittedSize(picture);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('a worker cannot draw here');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return encodeFor(file.type, (target) => canvas.convertToBlob(target));
}
