import { defineDocument } from '~/storage/VersionedDocument';
import type { LocalStore } from '~/storage/LocalStore';
import { isOrigin } from '../AccountList';

/** How many servers are offered again. */
const MOST = 5;

const document = defineDocument<readonly string[]>({
  key: 'lastServers',
  parse: (data) => (Array.isArray(data) ? data.filter(isOrigin).slice(0, MOST) : undefined),
  fallback: () => [],
});

/** The origins of the servers that this browser signed in to last, the newest first. */
export const lastServers = (local: LocalStore): readonly string[] => document.load(local).value;

/** Notes a server that somebody signed in to. */
export function noteServer(local: LocalStore, origin: string): void {
  document.save(local, [origin, ...lastServers(local).filter((known) => known !== origin)].slice(0, MOST));
}
