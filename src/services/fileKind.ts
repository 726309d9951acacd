/** Types that a browser may be given to show or play (reference/note.md section 5). */
const browserSafe: ReadonlySet<string> = new Set([
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/apng',
  'image/bmp',
  'image/tiff',
  'image/x-icon',
  'audio/opus',
  'video/ogg',
  'audio/ogg',
  'application/ogg',
  'video/quicktime',
  'video/mp4',
  'audio/mp4',
  'video/x-m4v',
  'audio/x-m4a',
  'video/3gpp',
  'video/3gpp2',
  'video/mpeg',
  'audio/mpeg',
  'video/webm',
  'audio/webm',
  'audio/aac',
  'audio/flac',
  'audio/wav',
  'audio/x-flac',
  'audio/vnd.wave',
]);

/** How a file is presented. */
export type FileKind = 'image' | 'video' | 'audio' | 'other';

/** Whether a browser may be given a file of this MIME type to show or play. */
export function isBrowserSafe(type: string): boolean {
  return browserSafe.has(type);
}

/** Whether a file belongs in the grid of pictures and videos. SVG is shown through its raster thumbnail. */
export function isPreviewable(type: string): boolean {
  if (type === 'image/svg+xml') return true;
  return (type.startsWith('image/') || type.startsWith('video/')) && isBrowserSafe(type);
}

/** What a file is to a reader. MIDI is audio by name only: no browser plays it. */
export function fileKind(type: string): FileKind {
  if (isPreviewable(type)) return type.startsWith('video/') ? 'video' : 'image';
  return type.startsWith('audio/') && type !== 'audio/midi' ? 'audio' : 'other';
}
