import type { LocalStore } from '~/storage/LocalStore';
import { readAccount } from './storedBefore';

/** What a link with `?server=host` asks for: another address, and whether it needs a document of its own. */
export interface ServerLink {
  readonly to: string;
  readonly isDocument: boolean;
}

/**
 * Follows a link that names a server (`/?server=example.social`): to the page on which people sign in to it, and then back. Who already uses
 * an account of that server stays.
 * @param href path, query and hash of the page
 * @param host the host of the server in use; null for a visitor
 * @returns null if the link names none
 */
export function serverLink(href: string, host: string | null): ServerLink | null {
  const url = new URL(href, 'https://client.invalid');
  const { searchParams, pathname, hash } = url;
  const server = searchParams.get('server');
  if (!server || pathname === '/sign-in') return null;
  searchParams.delete('server');
  const rest = pathname + url.search + hash;
  if (server.toLowerCase() === host) return { to: rest, isDocument: false };
  return { to: `/sign-in?${new URLSearchParams({ server, back: rest }).toString()}`, isDocument: true };
}

/** The host of the server that the account in use is on; null for a visitor. @param pageOrigin the origin of the page */
export function hostInUse(local: Pick<LocalStore, 'get'>, pageOrigin: string): string | null {
  const { id, origin = pageOrigin } = readAccount(local);
  return id !== null && URL.canParse(origin) ? new URL(origin).host : null;
}
