/** How many bytes at the start of a WebP say whether it moves. */
const WEBP_HEAD = 21;
const WEBP_FLAGS_AT = 20;
const WEBP_MOVES = 0b10;

/** The length of a PNG's signature, and of the length and name in front of each of its chunks. */
const PNG_SIGNATURE = 8;
const PNG_CHUNK_HEAD = 8;
const PNG_CHECKSUM = 4;

/** Returns whether a PNG or WebP has several frames: drawing it would keep only the first. */
export async function isAnimated(file: Blob): Promise<boolean> {
  if (file.type === 'image/png') return isAnimatedPng(file);
  return file.type === 'image/webp' && isAnimatedWebp(file);
}

async function isAnimatedWebp(file: Blob): Promise<boolean> {
  const head = await bytesOf(file, 0, WEBP_HEAD);
  return textOf(head, 12) === 'VP8X' && ((head[WEBP_FLAGS_AT] ?? 0) & WEBP_MOVES) !== 0;
}

/** An animation announces itself with the chunk `acTL` before the first data. Only the heads of the chunks are read. */
async function isAnimatedPng(file: Blob): Promise<boolean> {
  let at = PNG_SIGNATURE;
  while (at + PNG_CHUNK_HEAD <= file.size) {
    // One after the other: each chunk says where the next one begins.
    // oxlint-disable-next-line no-await-in-loop -- the place of a chunk is known only after the one before it
    const head = await bytesOf(file, at, at + PNG_CHUNK_HEAD);
    const name = textOf(head, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += PNG_CHUNK_HEAD + new DataView(head.buffer).getUint32(0) + PNG_CHECKSUM;
  }
  return false;
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

const textOf = (bytes: Uint8Array, start: number): string => String.fromCharCode(...bytes.subarray(start, start + 4));
