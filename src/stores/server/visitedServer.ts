import type { LocalStore } from '~/storage/LocalStore';
import { isOrigin } from '../session/AccountList';
import { VISITED_SERVER } from './hasServer';

/** The server that a visitor has chosen; null for none. */
export function visitedServer(local: Pick<LocalStore, 'get'>): string | null {
  const stored = local.get(VISITED_SERVER);
  return isOrigin(stored) ? stored : null;
}

/** Chooses a server to look at, or none. The page that loads next shows it. */
export function visitServer(local: LocalStore, origin: string | null): void {
  if (origin === null) local.remove(VISITED_SERVER);
  else local.set(VISITED_SERVER, origin);
}
