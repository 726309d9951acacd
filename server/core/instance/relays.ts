import type { WireRelay } from '~/api/wire';
import type { Server } from '../Server';

/** How many relays an instance keeps. */
export const MAX_RELAYS = 100;

// The instance sends nothing to other servers, so no relay ever answers a request.
const pack = (row: { readonly id: string; readonly inbox: string }): WireRelay => ({ ...row, status: 'requesting' });

/** All relays, in the order in which they were added. */
export const allRelays = ({ db }: Pick<Server, 'db'>): readonly WireRelay[] =>
  db.all<{ id: string; inbox: string }>('SELECT * FROM relays ORDER BY id').map(pack);

/** Adds a relay, unless it is there. */
export function addRelay(server: Server, inbox: string): WireRelay {
  const known = server.db.get<{ id: string; inbox: string }>('SELECT * FROM relays WHERE inbox = ?', [inbox]);
  if (known) return pack(known);
  const row = { id: server.ids.next(), inbox };
  server.db.run('INSERT INTO relays (id, inbox) VALUES (?, ?)', [row.id, row.inbox]);
  return pack(row);
}

/** Removes a relay by its address. Unknown ones are ignored. */
export function removeRelay({ db }: Pick<Server, 'db'>, inbox: string): void {
  db.run('DELETE FROM relays WHERE inbox = ?', [inbox]);
}
