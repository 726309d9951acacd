import { encode } from 'blurhash';
import type { Sharp } from 'sharp';

/** What is kept beside an uploaded picture. */
export interface ImageFacts {
  /** Pixels as shown, that is after the camera's rotation was applied. */
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation 1–8 when the file carries one. */
  readonly orientation: number | null;
  readonly blurhash: string;
  readonly thumbnail: Buffer;
}

/** The box a thumbnail fits in, as the real server makes them, in pixels. */
const THUMBNAIL_BOX = { width: 498, height: 422 };
/** Base-83 hash of 5 by 5 components: 54 characters, as recorded. */
const HASH_COMPONENTS = 5;
/** The picture is shrunk to this before hashing; more detail does not change 25 components. */
const HASH_PIXELS = 32;
/** 100 megapixels: larger than any camera, small enough that decoding cannot exhaust memory. */
const MAX_PIXELS = 100_000_000;

/** Types that {@link readImageFacts} can read. */
export function isProcessableImage(mime: string): boolean {
  return ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'].includes(mime);
}

/** Opens a picture with the guards every caller wants. The library is loaded on first use: it costs start-up time that most starts do not need. */
export async function openImage(source: string | Buffer, options: { animated?: boolean } = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { animated: options.animated ?? false, limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/**
 * Measures a picture, makes its thumbnail and its blurhash.
 * @returns null when the bytes cannot be decoded; the file is then kept as an ordinary one.
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
    // A truncated or mislabelled picture is a valid file all the same; it only has no preview.
    return null;
  }
}
