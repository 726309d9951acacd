import type { WireMachineForStaff } from '~/api/wire';
import { defineQuery } from '../definitions';

/** How long the answer counts; it changes with the server's next start. */
const FRESH_MS = 60 * 60_000;

/** The machine of the server and the programs on it, as staff sees them. */
export const machineForStaff = defineQuery({
  freshMs: FRESH_MS,
  fetch: (account, _: null, signal): Promise<WireMachineForStaff> => account.api.call('admin/server-info', {}, { signal }),
});

/** Whether the server is the embedded instance, which does not federate. It alone has this database. */
export const isEmbedded = ({ psql }: Pick<WireMachineForStaff, 'psql'>): boolean => psql.startsWith('SQLite');
