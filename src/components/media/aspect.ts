import type { WireDriveFile } from '~/api/wire';

/** EXIF orientations from here on lie on their side, so width and height change places (reference/note.md section 5). */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/** Pixels of a picture as it is seen, or null when the server did not say. */
export function shownSize({ properties }: Pick<WireDriveFile, 'properties'>): { readonly width: number; readonly height: number } | null {
  const { width, height, orientation } = properties;
  if (!width || !height) return null;
  return (orientation ?? 1) >= FIRST_SIDEWAYS_ORIENTATION ? { width: height, height: width } : { width, height };
}

/** Width divided by height as it is seen, or null when the server did not say. */
export function aspectRatio(file: Pick<WireDriveFile, 'properties'>): number | null {
  const size = shownSize(file);
  return size && size.width / size.height;
}
