import type { WireFederationInstance } from '~/api/wire';

/** How this server and another one get along; the most serious state counts. */
export type ServerState = 'suspended' | 'blocked' | 'silenced' | 'notResponding' | 'alive';

/** Returns the state of another server. */
export function serverState(server: WireFederationInstance): ServerState {
  if (server.isSuspended) return 'suspended';
  if (server.isBlocked) return 'blocked';
  if (server.isSilenced) return 'silenced';
  return server.isNotResponding ? 'notResponding' : 'alive';
}
