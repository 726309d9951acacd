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
