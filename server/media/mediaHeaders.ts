/** One year. The content of a media address never changes. */
export const IMMUTABLE = 'max-age=31536000, immutable';
/** Redirects to media may change when the user or emoji does. Real servers use the same time. */
export const ONE_DAY = 'public, max-age=86400';

/** Policy of uploaded content that a browser opens as a document. It can do nothing. */
const MEDIA_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

/** Headers of every answer that contains uploaded content. */
export const safeMediaHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': MEDIA_POLICY,
  'x-content-type-options': 'nosniff',
};

/** A Content-Disposition for a name in any script. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  // encodeURIComponent leaves these characters as they are, but RFC 8187 requires them to be escaped.
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
