import type { WireDecoration, WireManagedDecoration } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { findUser } from './users';
import { publishMe } from '../relations/follows';
import { createdAtOf } from '../../lib/ids';
import { findRole } from '../instance/manageRoles';
import { wornBy, type DecorationRow, type WornDecoration } from './packDecorations';
import { rolesOf } from '../instance/roles';
import type { Server } from '../Server';

/** Input of a manager for a decoration. */
export interface DecorationInput {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly roleIds: readonly string[];
}

const list = (json: string) => JSON.parse(json) as string[];

function findDecoration({ db }: Pick<Server, 'db'>, id: string): DecorationRow | undefined {
  return db.get<DecorationRow>('SELECT * FROM avatarDecorations WHERE id = ?', [id]);
}

const allRows = ({ db }: Pick<Server, 'db'>) => db.all<DecorationRow>('SELECT * FROM avatarDecorations ORDER BY id');

const packDecoration = ({ id, name, description, url, roleIds }: DecorationRow): WireDecoration => ({
  id,
  name,
  description,
  url,
  roleIdsThatCanBeUsedThisDecoration: list(roleIds),
});

/** All decorations as accounts see them, oldest first. */
export const listDecorations = (server: Server): WireDecoration[] => allRows(server).map(packDecoration);

/** All decorations as their managers see them, oldest first. */
export const listManagedDecorations = (server: Server): WireManagedDecoration[] =>
  allRows(server).map((row) => ({
    ...packDecoration(row),
    createdAt: createdAtOf(row.id),
    updatedAt: row.updatedAt === null ? null : new Date(row.updatedAt).toISOString(),
  }));

/** Creates a decoration. */
export function createDecoration({ db, ids }: Server, { name, description, url, roleIds }: DecorationInput): void {
  db.run('INSERT INTO avatarDecorations (id, name, description, url, roleIds) VALUES (?, ?, ?, ?, ?)', [
    ids.next(),
    name,
    description,
    url,
    JSON.stringify(roleIds),
  ]);
}

/** Changes a decoration, and shows it to those who wear it. Fields that are absent stay. Returns false if there is none. */
export function updateDecoration(
  server: Server,
  id: string,
  changes: { readonly [K in keyof DecorationInput]?: DecorationInput[K] | undefined },
): boolean {
  const row = findDecoration(server, id);
  if (!row) return false;
  const { name = row.name, description = row.description, url = row.url, roleIds = list(row.roleIds) } = changes;
  server.db.transaction(() => {
    server.db.run('UPDATE avatarDecorations SET updatedAt = ?, name = ?, description = ?, url = ?, roleIds = ? WHERE id = ?', [
      server.clock.now(),
      name,
      description,
      url,
      JSON.stringify(roleIds),
      id,
    ]);
    for (const wearer of wearersOf(server, id)) publishMe(server, wearer);
  });
  return true;
}

/** Deletes a decoration, and takes it off those who wear it. Returns false if there is none. */
export function deleteDecoration(server: Server, id: string): boolean {
  return server.db.transaction(() => {
    if (server.db.run('DELETE FROM avatarDecorations WHERE id = ?', [id]).changes === 0) return false;
    for (const wearer of wearersOf(server, id)) {
      const others = wornBy(wearer).filter((worn) => worn.id !== id);
      server.db.run('UPDATE users SET avatarDecorations = ? WHERE id = ?', [JSON.stringify(others), wearer.id]);
      publishMe(server, findUser(server, wearer.id) ?? wearer);
    }
    return true;
  });
}

/** The accounts that wear a decoration. */
function wearersOf({ db }: Server, id: string): readonly UserRow[] {
  return db.all<UserRow>(
    `SELECT * FROM users WHERE avatarDecorations <> '[]'
     AND EXISTS (SELECT 1 FROM json_each(avatarDecorations) WHERE value ->> 'id' = ?)`,
    [id],
  );
}

/** Returns those of the wanted decorations that an account may wear: existing ones for everybody or for one of its roles. */
export function wearable(server: Server, user: UserRow, wanted: readonly WornDecoration[]): readonly WornDecoration[] {
  const ownRoles = new Set(rolesOf(server, user.id).map((role) => role.id));
  const mayWear = ({ roleIds }: DecorationRow): boolean => {
    // A deleted role restricts no one, as on real servers.
    const existing = list(roleIds).filter((id) => findRole(server, id));
    return existing.length === 0 || existing.some((id) => ownRoles.has(id));
  };
  const allowed = new Set(
    allRows(server)
      .filter(mayWear)
      .map(({ id }) => id),
  );
  return wanted.filter(({ id }) => allowed.has(id));
}
