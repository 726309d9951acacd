/** A year: addresses of media never change their content. */
export const IMMUTABLE = 'max-age=31536000, immutable';
/** Redirects to media may change when the user or emoji does (recorded). */
export const ONE_DAY = 'public, max-age=86400';

/** What a document made of someone's upload may do, if a browser is pointed at it: nothing. */
const MEDIA_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

/** Headers that every answer made of someone's upload carries. */
export const safeMediaHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': MEDIA_POLICY,
  'x-content-type-options': 'nosniff',
};

/** A Content-Disposition for a name in any script. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  // RFC 8187 leaves these five unescaped characters out of what a value may hold.
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
