import { encode } from 'blurhash';
import type { Sharp } from 'sharp';

/** Facts about an uploaded picture. */
export interface ImageFacts {
  /** Pixels as shown, after the camera's rotation was applied. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8, if the file has one. */
  readonly orientation: number | null;
  readonly blurhash: string;
  readonly thumbnail: Buffer;
}

/** The box that a thumbnail fits in, in pixels, as on real servers. */
const THUMBNAIL_BOX = { width: 498, height: 422 };
/** Components of the blurhash in each direction. 5 give 54 characters, as on real servers. */
const HASH_COMPONENTS = 5;
/** The picture is shrunk to this before hashing. More detail does not change 25 components. */
const HASH_PIXELS = 32;
/** 100 megapixels: larger than any camera, small enough that decoding cannot exhaust memory. */
const MAX_PIXELS = 100_000_000;

/** Types that {@link readImageFacts} can read. */
export function isProcessableImage(mime: string): boolean {
  return ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'].includes(mime);
}

/**
 * Opens a picture with the limits that every caller needs. The library is loaded on first use, because most starts do
 * not need it and it takes time to load.
 */
export async function openImage(source: string | Buffer, options: { animated?: boolean } = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { animated: options.animated ?? false, limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/**
 * Measures a picture and makes its thumbnail and blurhash.
 * @returns null when the bytes cannot be decoded.
 */
export async function readImageFacts(source: string | Buffer): Promise<ImageFacts | null> {
  try {
    const metadata = await (await openImage(source)).metadata();
    const orientation = metadata.orientation ?? null;
    const turned = orientation !== null && orientation >= 5;
    const thumbnail = await (
      await openImage(source)
    )
      .rotate()
      .resize({ ...THUMBNAIL_BOX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 77, effort: 3 })
      .toBuffer();
    const { data, info } = await (
      await openImage(thumbnail)
    )
      .ensureAlpha()
      .resize({ width: HASH_PIXELS, height: HASH_PIXELS, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      width: turned ? metadata.height : metadata.width,
      height: turned ? metadata.width : metadata.height,
      orientation,
      blurhash: encode(new Uint8ClampedArray(data), info.width, info.height, HASH_COMPONENTS, HASH_COMPONENTS),
      thumbnail,
    };
  } catch {
    // A truncated or mislabeled picture is still a valid file. It only has no preview.
    return null;
  }
}
