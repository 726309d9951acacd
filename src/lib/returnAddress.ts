/** Schemes that run code, or lead to something that cannot receive an answer. */
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
 * The address that an app asked people to return to, with a parameter added. Apps on phones have their own schemes, so
 * `safeHttpUrl` would refuse too much.
 * @returns null for an address that must not be opened
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

/** How people recognize such an address: the host of a site, or the scheme of an app. */
export const returnPlace = (url: URL): string =>
  url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol.slice(0, -1);
