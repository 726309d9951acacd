/** MIME types that a browser may display or play in place, because they cannot run scripts there. */
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

/** Whether a file of this MIME type may be given to the browser to display or play. */
export function isBrowserSafe(type: string): boolean {
  return browserSafe.has(type);
}
