/** Schemes that run something, or lead to nothing that could take an answer (reference/errors-auth.md section 5). */
const REFUSED = new Set([
  'javascript:',
  'vbscript:',
  'file:',
  'filesystem:',
  'data:',
  'blob:',
  'about:',
  'view-source:',
  'mailto:',
  'tel:',
]);

/**
 * Where an app wants people back, with what it waits for in the query. Apps on phones have schemes of their own, so that
 * `safeHttpUrl` would refuse too much.
 * @returns null for an address that must not be gone to
 */
export function returnAddress(raw: string, name: string, value: string): URL | null {
  let url: URL;
  try {
    url = new URL(raw);
  } catch {
    return null;
  }
  if (REFUSED.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.searchParams.set(name, value);
  return url;
}

/** How a person recognises such an address: the host of a site, the scheme of an app. */
export const returnPlace = (url: URL): string =>
  url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol.slice(0, -1);
