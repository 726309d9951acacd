import type { Server } from '../Server';

/** A place in an account's registry. Each app has its own; clients share the one without a domain. */
export interface RegistryPlace {
  readonly userId: string;
  readonly domain: string | null;
  readonly scope: readonly string[];
}

/** A stored value, with the time of its last change in milliseconds. */
export interface RegistryItem {
  readonly key: string;
  readonly value: unknown;
  readonly updatedAt: number;
}

const keyOf = (place: RegistryPlace): [string, string, string] => [place.userId, place.domain ?? '', JSON.stringify(place.scope)];

interface ItemRow {
  readonly key: string;
  readonly value: string;
  readonly updatedAt: number;
}

const itemOf = (row: ItemRow): RegistryItem => ({ ...row, value: JSON.parse(row.value) as unknown });

/** All values of a place, by key. */
export function registryItems(server: Server, place: RegistryPlace): RegistryItem[] {
  return server.db
    .all<ItemRow>(
      'SELECT key, value, updatedAt FROM registryItems WHERE userId = ? AND domain = ? AND scope = ? ORDER BY key',
      keyOf(place),
    )
    .map(itemOf);
}

/** One value, or undefined. */
export function registryItem(server: Server, place: RegistryPlace, key: string): RegistryItem | undefined {
  const row = server.db.get<ItemRow>(
    'SELECT key, value, updatedAt FROM registryItems WHERE userId = ? AND domain = ? AND scope = ? AND key = ?',
    [...keyOf(place), key],
  );
  return row && itemOf(row);
}

/**
 * Returns the size of an account's registry in characters, without the value at `key` of a place. Each row adds a fixed overhead.
 */
export function registrySize({ db }: Server, place: RegistryPlace, key: string): number {
  const [userId, domain, scope] = keyOf(place);
  return (
    db.get<{ size: number }>(
      `SELECT COALESCE(SUM(LENGTH(domain) + LENGTH(scope) + LENGTH(key) + LENGTH(value) + 100), 0) AS size FROM registryItems
       WHERE userId = ? AND NOT (domain = ? AND scope = ? AND key = ?)`,
      [userId, domain, scope, key],
    )?.size ?? 0
  );
}

/** Stores a value. The account's other clients receive it unless it belongs to an app. */
export function setRegistryItem(server: Server, place: RegistryPlace, key: string, value: unknown): void {
  server.db.transaction(() => {
    server.db.run(
      `INSERT INTO registryItems (userId, domain, scope, key, value, updatedAt) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (userId, domain, scope, key) DO UPDATE SET value = excluded.value, updatedAt = excluded.updatedAt`,
      [...keyOf(place), key, JSON.stringify(value), server.clock.now()],
    );
    if (place.domain === null) {
      server.bus.publish('main', { userId: place.userId, type: 'registryUpdated', body: { scope: place.scope, key, value } });
    }
  });
}

/** Removes a value. Returns false if there was none. */
export function removeRegistryItem(server: Server, place: RegistryPlace, key: string): boolean {
  return (
    server.db.run('DELETE FROM registryItems WHERE userId = ? AND domain = ? AND scope = ? AND key = ?', [...keyOf(place), key]).changes > 0
  );
}

/** The scopes in which an account has stored values, by domain. */
export function registryScopes(server: Server, userId: string): { domain: string | null; scopes: string[][] }[] {
  const rows = server.db.all<{ domain: string; scope: string }>(
    'SELECT DISTINCT domain, scope FROM registryItems WHERE userId = ? ORDER BY domain, scope',
    [userId],
  );
  const domains = new Map<string, string[][]>();
  for (const row of rows) {
    const scopes = domains.get(row.domain) ?? [];
    scopes.push(JSON.parse(row.scope) as string[]);
    domains.set(row.domain, scopes);
  }
  return [...domains].map(([domain, scopes]) => ({ domain: domain === '' ? null : domain, scopes }));
}
