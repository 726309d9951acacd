import type { WireUserList } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { createdAtOf } from '../../lib/ids';
import { packUserLite } from '../users/packUserLite';
import { relationsOf } from '../relations/relations';
import { policiesOf } from '../instance/roles';
import type { Server } from '../Server';

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

/** A public list in wire form, with its favorites: how many accounts have it, and whether the viewer is one of them. */
export function packPublicList(server: Server, row: ListRow, viewerId: string | null): WireUserList {
  const counted = server.db.get<{ n: number; isMine: number | null }>(
    'SELECT COUNT(*) AS n, MAX(userId = ?) AS isMine FROM userListFavorites WHERE listId = ?',
    [viewerId ?? '', row.id],
  );
  return { ...packList(server, row), likedCount: counted?.n ?? 0, isLiked: counted?.isMine === 1 };
}

/** A list by id, or undefined. */
export function findList(server: Server, id: string): ListRow | undefined {
  return server.db.get<ListRow>('SELECT * FROM userLists WHERE id = ?', [id]);
}

/** Creates a list. Returns null if the account may not have more. */
export function createList(server: Server, userId: string, name: string): ListRow | null {
  const { db, ids } = server;
  return db.transaction(() => {
    const count = db.get<{ n: number }>('SELECT COUNT(*) AS n FROM userLists WHERE userId = ?', [userId])?.n ?? 0;
    if (count >= policiesOf(server, userId).userListLimit) return null;
    const row: ListRow = { id: ids.next(), userId, name, isPublic: 0 };
    db.run('INSERT INTO userLists (id, userId, name, isPublic) VALUES (?, ?, ?, ?)', [row.id, row.userId, row.name, row.isPublic]);
    return row;
  });
}

/** Why an account cannot become a member of a list. */
export type MemberRefusal = 'blocked' | 'alreadyAdded' | 'tooMany';

/** Adds an account to a list. Returns null, or why it is refused. */
export function addToList(server: Server, list: ListRow, user: UserRow, withReplies = false): MemberRefusal | null {
  const { db } = server;
  if (relationsOf(server, list.userId).blockers.has(user.id)) return 'blocked';
  return db.transaction(() => {
    const members = db.all<{ userId: string }>('SELECT userId FROM userListMembers WHERE listId = ?', [list.id]);
    if (members.some((member) => member.userId === user.id)) return 'alreadyAdded';
    if (members.length >= policiesOf(server, list.userId).userEachUserListsLimit) return 'tooMany';
    db.run('INSERT INTO userListMembers (id, listId, userId, withReplies) VALUES (?, ?, ?, ?)', [
      server.ids.next(),
      list.id,
      user.id,
      withReplies,
    ]);
    server.bus.publish('userList', { listId: list.id, type: 'userAdded', body: packUserLite(server, user) });
    return null;
  });
}
