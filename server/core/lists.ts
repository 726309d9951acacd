import type { WireUserList } from '~/api/wire';
import { createdAtOf } from './ids';
import type { Server } from './Server';

/** A row of `userLists`. */
export interface ListRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly isPublic: number;
}

/** Lists in wire form, with their members in the order of adding. All of them take one query. */
export function packLists(server: Server, rows: readonly ListRow[]): WireUserList[] {
  const members = new Map<string, string[]>(rows.map((row) => [row.id, []]));
  const found = server.db.all<{ listId: string; userId: string }>(
    'SELECT listId, userId FROM userListMembers WHERE listId IN (SELECT value FROM json_each(?)) ORDER BY id',
    [JSON.stringify([...members.keys()])],
  );
  for (const { listId, userId } of found) members.get(listId)?.push(userId);
  return rows.map((row) => ({
    id: row.id,
    createdAt: createdAtOf(row.id),
    name: row.name,
    userIds: members.get(row.id) ?? [],
    isPublic: row.isPublic === 1,
  }));
}

/** A list in wire form. */
export function packList(server: Server, row: ListRow): WireUserList {
  const [packed] = packLists(server, [row]);
  if (!packed) throw new Error('a list packs to one list');
  return packed;
}

/** A list by id, or undefined. */
export function findList(server: Server, id: string): ListRow | undefined {
  return server.db.get<ListRow>('SELECT * FROM userLists WHERE id = ?', [id]);
}
