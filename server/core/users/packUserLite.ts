import type { OnlineStatus, WireUserLite } from '~/api/wire';
import type { UserRow } from '../../db/rows/UserRow';
import { badgesOf, rolesOfMany } from '../instance/roles';
import type { Server } from '../Server';
import { decorationsOf } from './packDecorations';
import { remoteSidesOf } from './packRemote';

/** How long a user counts as online after the last call, as on real servers. */
export const ONLINE_MS = 10 * 60_000;
/** How long a user counts as active after the last call, as on real servers. */
const ACTIVE_MS = 3 * 24 * 3_600_000;

/** A user's name with its host, such as `alice@127.0.0.1:3000`. */
export function fullAcctOf(server: Server, user: Pick<UserRow, 'username' | 'host'>): string {
  return `${user.username}@${user.host ?? server.host}`;
}

/** Address of the picture that the instance draws for users without an avatar. */
export function identiconUrl(server: Server, user: Pick<UserRow, 'username' | 'host'>): string {
  return `${server.origin}/identicon/${fullAcctOf(server, user)}`;
}

/** Addresses and blurhashes of pictures, by file id. */
export function picturesOf(
  server: Server,
  fileIds: readonly (string | null)[],
): ReadonlyMap<string, { url: string; blurhash: string | null }> {
  const ids = fileIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = server.db.all<{ id: string; accessKey: string; blurhash: string | null }>(
    'SELECT id, accessKey, blurhash FROM files WHERE id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [row.id, { url: `${server.origin}/files/${row.accessKey}`, blurhash: row.blurhash }]));
}

/** Whether the user is online, as far as the user shows it. */
export function onlineStatusOf(server: Server, user: UserRow): OnlineStatus {
  if (user.hideOnlineStatus || user.lastActiveAt === null) return 'unknown';
  const elapsedMs = server.clock.now() - user.lastActiveAt;
  if (elapsedMs < ONLINE_MS) return 'online';
  return elapsedMs < ACTIVE_MS ? 'active' : 'offline';
}

/** Users as notes and lists contain them, in the order of the rows, with one query for each kind of thing they contain. */
export function packUsersLite(server: Server, users: readonly UserRow[]): WireUserLite[] {
  if (users.length === 0) return [];
  const pictures = picturesOf(
    server,
    users.map((user) => user.avatarId),
  );
  const roles = rolesOfMany(
    server,
    users.map((user) => user.id),
  );
  const remoteSides = remoteSidesOf(server, users);
  const decorations = decorationsOf(server, users);
  return users.map((user) => {
    const remote = remoteSides.get(user.id);
    const avatar = user.avatarId === null ? pictureElsewhere(remote) : pictures.get(user.avatarId);
    return {
      id: user.id,
      name: user.name,
      username: user.username,
      host: user.host,
      avatarUrl: avatar ? `${server.origin}/proxy/avatar.webp?url=${encodeURIComponent(avatar.url)}&avatar=1` : identiconUrl(server, user),
      avatarBlurhash: avatar?.blurhash ?? null,
      avatarDecorations: decorations.get(user.id) ?? [],
      isBot: user.isBot === 1,
      isCat: user.isCat === 1,
      ...(remote ? { instance: remote.instance } : {}),
      emojis: remote?.emojis ?? {},
      onlineStatus: onlineStatusOf(server, user),
      ...(user.host === null ? { badgeRoles: badgesOf(roles.get(user.id) ?? []) } : {}),
    };
  });
}

/** The picture of a remote user, at its original address. */
function pictureElsewhere(remote: { avatarUrl: string | null; avatarBlurhash: string | null } | undefined) {
  return remote && remote.avatarUrl !== null ? { url: remote.avatarUrl, blurhash: remote.avatarBlurhash } : undefined;
}

/** A user as notes and lists contain it. */
export function packUserLite(server: Server, user: UserRow): WireUserLite {
  const [packed] = packUsersLite(server, [user]);
  if (!packed) throw new Error('a user packs to one user');
  return packed;
}

/** Users by id, for a page of notes in a few queries. Unknown ids are absent. */
export function packUsersLiteById(server: Server, ids: readonly string[]): ReadonlyMap<string, WireUserLite> {
  if (ids.length === 0) return new Map();
  const rows = server.db.all<UserRow>('SELECT * FROM users WHERE id IN (SELECT value FROM json_each(?))', [JSON.stringify(ids)]);
  return new Map(packUsersLite(server, rows).map((user) => [user.id, user]));
}
