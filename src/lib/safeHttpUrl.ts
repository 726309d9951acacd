/**
 * The one gate for addresses that come from elsewhere (spec section 5: link URLs must be http or https).
 * @returns the normalised address, or null when it is not http(s), carries credentials, or does not parse.
 */
export function safeHttpUrl(raw: string | null | undefined, base?: string): string | null {
  if (!raw) return null;
  let url: URL;
  try {
    url = new URL(raw, base);
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
}
