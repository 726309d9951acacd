import { isBrowserSafe } from '~/lib/browserSafe';

/** How a file is presented. */
export type FileKind = 'image' | 'video' | 'audio' | 'other';

/** Whether a file belongs in the grid of images and videos. An SVG is shown through its raster thumbnail. */
export function isPreviewable(type: string): boolean {
  if (type === 'image/svg+xml') return true;
  return (type.startsWith('image/') || type.startsWith('video/')) && isBrowserSafe(type);
}

/** How a file with a MIME type is presented. MIDI counts as `other`: no browser plays it. */
export function fileKind(type: string): FileKind {
  if (isPreviewable(type)) return type.startsWith('video/') ? 'video' : 'image';
  return type.startsWith('audio/') && type !== 'audio/midi' ? 'audio' : 'other';
}
