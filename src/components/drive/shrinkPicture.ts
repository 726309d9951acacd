/** The longest side of an uploaded picture, in px, and the quality of lossy pictures. */
const MAX_SIDE = 2048;
const QUALITY = 0.9;
/** The quality of lossy pictures if the browser cannot encode WebP. */
const JPEG_QUALITY = 0.85;

/** The types that are made smaller, each with whether the result must be lossless. */
const LOSSLESS: Readonly<Record<string, boolean>> = { 'image/jpeg': false, 'image/png': true, 'image/webp': false };

/**
 * Returns a smaller version of a picture, as WebP if the browser can encode it. Returns the file itself if it has another type,
 * is animated, cannot be read, or would not become smaller.
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
    // oxlint-disable-next-line no-console -- the original is uploaded instead, so the viewer needs no message
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

/** How many bytes at the start of a file show whether it is animated: the mark precedes the first frame. */
const HEAD_BYTES = 4096;

/** Returns whether a PNG or WebP has several frames: a canvas would keep only the first. */
export function isAnimated(type: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  if (type === 'image/png') {
    const at = text.indexOf('acTL');
    const data = text.indexOf('IDAT');
    return at !== -1 && (data === -1 || at < data);
  }
  return type === 'image/webp' && text.includes('ANIM');
}
