/** The longest side of an uploaded picture, in px. */
const MAX_SIDE = 2048;

/** A type to encode a picture as; the quality is between 0 and 1. */
interface Target {
  readonly type: string;
  readonly quality: number;
}

const WEBP: Target = { type: 'image/webp', quality: 0.9 };
const JPEG: Target = { type: 'image/jpeg', quality: 0.85 };
/** Keeps what is transparent. It loses nothing, so the quality has no effect. */
const PNG: Target = { type: 'image/png', quality: 0.85 };

/** The types of pictures that become a smaller WebP, with the type that they become where the browser cannot encode that. */
const TARGETS: Readonly<Record<string, Target>> = {
  'image/jpeg': JPEG,
  'image/png': PNG,
  'image/webp': JPEG,
  'image/svg+xml': PNG,
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
  const otherwise = TARGETS[type];
  if (!otherwise) throw new TypeError(`pictures of type ${type} are not made smaller`);
  const blob = await encode(WEBP);
  return blob.type === WEBP.type ? blob : encode(otherwise);
}

/** Returns the file to upload: the smaller picture, or the original if that is not larger. A WebP is always replaced. */
export function betterOf(original: File, smaller: Blob): File {
  if (smaller.size >= original.size && original.type !== 'image/webp') return original;
  const name = smaller.type === original.type ? original.name : `${original.name}.${smaller.type.slice('image/'.length)}`;
  return new File([smaller], name, { type: smaller.type, lastModified: original.lastModified });
}
