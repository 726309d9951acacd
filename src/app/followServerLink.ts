import { productPath } from '~/lib/basePath';
import type { LocalStore } from '~/storage/LocalStore';
import { visitServer } from '~/stores/server/visitedServer';
import { SIGN_IN } from '~/stores/session/anyServer/goToSignIn';
import { serverOfInput } from '~/stores/session/anyServer/serverOfInput';
import { readAccount } from './storedBefore';

/**
 * Lets a visitor look at the server that a link names, `…/?server=example.social`, on a page that has none of its own.
 * @param url of the page
 * @returns the path to load instead, where that server is reachable; null if there is nothing to do, as for somebody with an account
 */
export function followServerLink(local: LocalStore, url: URL): string | null {
  const path = productPath(url.pathname);
  const named = url.searchParams.get('server');
  if (named === null || path === SIGN_IN || readAccount(local).id !== null) return null;
  const server = serverOfInput(named, url.origin);
  if (server.ok) visitServer(local, server.origin);
  url.searchParams.delete('server');
  return path + url.search + url.hash;
}
