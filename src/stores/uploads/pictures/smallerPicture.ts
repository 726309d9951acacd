/** The longest side of an uploaded picture, in px. */
const MAX_SIDE = 2048;

/** A type to encode a picture as; the quality is between 0 and 1. */
interface Target {
  readonly type: string;
  readonly quality: number;
}

/** The types of pictures that are made smaller, with the type that they become, and the one if the browser cannot encode WebP. */
const TARGETS: Readonly<Record<string, { readonly first: Target; readonly second: Target }>> = {
  'image/jpeg': { first: { type: 'image/webp', quality: 0.9 }, second: { type: 'image/jpeg', quality: 0.85 } },
  'image/png': { first: { type: 'image/webp', quality: 1 }, second: { type: 'image/png', quality: 1 } },
  'image/webp': { first: { type: 'image/webp', quality: 0.9 }, second: { type: 'image/jpeg', quality: 0.85 } },
  'image/svg+xml': { first: { type: 'image/webp', quality: 1 }, second: { type: 'image/png', quality: 1 } },
};

/** Whether pictures of this type are made smaller before they are uploaded. */
export const canShrink = (type: string): boolean => Object.hasOwn(TARGETS, type);

/** Returns the size of a picture that fits into a square of 2048 px; smaller ones keep their size. In px. */
export function fittedSize({ width, height }: { readonly width: number; readonly height: number }): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Encodes a picture of the given type. A browser that cannot encode a type returns another one, as canvas elements do.
 * @param encode draws the picture and encodes it
 */
export async function encodeFor(type: string, encode: (target: Target) => Promise<Blob>): Promise<Blob> {
  const targets = TARGETS[type];
  if (!targets) throw new TypeError(`pictures of type ${type} are not made smaller`);
  const blob = await encode(targets.first);
  return blob.type === targets.first.type ? blob : encode(targets.second);
}

/** Returns the file to upload: the smaller picture, or the original if that is not larger. A WebP is always replaced. */
export function betterOf(original: File, smaller: Blob): File {
  if (smaller.size >= original.size && original.type !== 'image/webp') return original;
  const name = smaller.type === original.type ? original.name : `${original.name}.${smaller.type.slice('image/'.length)}`;
  return new File([smaller], name, { type: smaller.type, lastModified: original.lastModified });
}
