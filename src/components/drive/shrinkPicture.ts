/** Longest side of what is sent, px, and quality of lossy pictures (spec section 9). */
const MAX_SIDE = 2048;
const QUALITY = 0.9;
/** Where the browser cannot write WebP. */
const JPEG_QUALITY = 0.85;

/** Kinds that are made smaller, and whether nothing of them may be lost (reference/composer.md section 16). */
const LOSSLESS: Readonly<Record<string, boolean>> = { 'image/jpeg': false, 'image/png': true, 'image/webp': false };

/**
 * A smaller form of a picture, as WebP where the browser can write it; the file itself where it is of another kind, moves,
 * or would not become smaller. A picture that cannot be read is sent as it is (spec section 8).
 */
export async function shrinkPicture(file: File): Promise<File> {
  const isLossless = LOSSLESS[file.type];
  if (isLossless === undefined) return file;
  try {
    if (isAnimated(file.type, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) return file;
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await encode(canvas, isLossless);
    const isWorthIt = blob.size < file.size || file.type === 'image/webp';
    return isWorthIt ? new File([blob], nameFor(file, blob.type), { type: blob.type }) : file;
  } catch (thrown) {
    // oxlint-disable-next-line no-console -- spec section 8: the failure is logged, and nobody troubled with it
    console.warn('a picture could not be made smaller', thrown);
    return file;
  }
}

async function encode(canvas: OffscreenCanvas, isLossless: boolean): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: isLossless ? 1 : QUALITY });
  if (webp.type === 'image/webp') return webp;
  return canvas.convertToBlob(isLossless ? { type: 'image/png' } : { type: 'image/jpeg', quality: JPEG_QUALITY });
}

const nameFor = (file: File, type: string): string => (type === file.type ? file.name : `${file.name}.${type.slice('image/'.length)}`);

/** Animations announce themselves before their first picture; this many bytes hold that. */
const HEAD_BYTES = 4096;

/** Whether a PNG or WebP holds more than one picture: a canvas would keep only the first. */
export function isAnimated(type: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  if (type === 'image/png') {
    const at = text.indexOf('acTL');
    const data = text.indexOf('IDAT');
    return at !== -1 && (data === -1 || at < data);
  }
  return type === 'image/webp' && text.includes('ANIM');
}
