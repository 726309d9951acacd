import type { WireDriveFile } from '~/api/wire';

/** EXIF orientations 5 to 8 are rotated by 90°, so width and height swap. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/** Returns the displayed size in px, or null if the server does not know it. */
export function shownSize({ properties }: Pick<WireDriveFile, 'properties'>): { readonly width: number; readonly height: number } | null {
  const { width, height, orientation } = properties;
  if (!width || !height) return null;
  return (orientation ?? 1) >= FIRST_SIDEWAYS_ORIENTATION ? { width: height, height: width } : { width, height };
}

/** Returns the displayed width divided by the height, or null if the server does not know them. */
export function aspectRatio(file: Pick<WireDriveFile, 'properties'>): number | null {
  const size = shownSize(file);
  return size && size.width / size.height;
}

/** The shapes of the parts of a block with so many pictures, width divided by height. */
const PART_RATIOS = [16 / 10, 16 / 10, 1, 16 / 15, 16 / 10];
const MANY_RATIO = 16 / 9;

/** A picture fills its part of a block unless it would lose more than about half of itself. */
const MOST_CROPPED = 2;

/** Returns whether a picture fills its part of a block, or is whole in it. A picture alone has a block that is never tall. */
export function fitIn(file: Pick<WireDriveFile, 'properties'>, count: number): 'cover' | 'contain' {
  const own = aspectRatio(file);
  if (own === null) return 'cover';
  const part = count === 1 ? Math.min(3, Math.max(4 / 3, own)) : (PART_RATIOS[count] ?? MANY_RATIO);
  return Math.max(own / part, part / own) < MOST_CROPPED ? 'cover' : 'contain';
}
