import type { Server } from '../Server';

/** Marks the servers that administrators blocked or silenced, with all servers below their names. */
export function blockHosts(
  { db }: Pick<Server, 'db'>,
  { blockedHosts, silencedHosts }: { readonly blockedHosts: readonly string[]; readonly silencedHosts: readonly string[] },
): void {
  const isBelow = `EXISTS (SELECT 1 FROM json_each(?) WHERE value <> '' AND (host = value OR host LIKE '%.' || value))`;
  const listOf = (hosts: readonly string[]): string => JSON.stringify(hosts.map((host) => host.trim().toLowerCase()));
  db.run(`UPDATE instances SET isBlocked = ${isBelow}`, [listOf(blockedHosts)]);
  db.run(`UPDATE instances SET isSilenced = ${isBelow}`, [listOf(silencedHosts)]);
}
