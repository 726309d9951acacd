import { encode } from 'blurhash';
import type { PictureProcesses } from '../../pictures/PictureProcesses';

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

/** Types that {@link readImageFacts} can read. */
export function isProcessableImage(mime: string): boolean {
  return ['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'].includes(mime);
}

/**
 * Measures a picture and makes its thumbnail and blurhash.
 * @returns null when the bytes cannot be decoded, or not in time.
 */
export async function readImageFacts(pictures: PictureProcesses, source: string | Buffer): Promise<ImageFacts | null> {
  try {
    const metadata = await pictures.metadata(source);
    const orientation = metadata.orientation ?? null;
    const turned = orientation !== null && orientation >= 5;
    const { data: thumbnail } = await pictures.make({
      source,
      steps: [['rotate'], ['resize', { ...THUMBNAIL_BOX, fit: 'inside', withoutEnlargement: true }], ['webp', { quality: 77, effort: 3 }]],
    });
    const small = await pictures.make({
      source: thumbnail,
      steps: [['ensureAlpha'], ['resize', { width: HASH_PIXELS, height: HASH_PIXELS, fit: 'inside' }], ['raw']],
    });
    return {
      width: turned ? metadata.height : metadata.width,
      height: turned ? metadata.width : metadata.height,
      orientation,
      blurhash: encode(new Uint8ClampedArray(small.data), small.width, small.height, HASH_COMPONENTS, HASH_COMPONENTS),
      thumbnail,
    };
  } catch {
    // A truncated or mislabeled picture is still a valid file. It only has no preview.
    return null;
  }
}
