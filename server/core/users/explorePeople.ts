import type { UserRow } from '../../db/rows/UserRow';
import { normalizeTag, referencesOf } from '../notes/noteText';
import { relationsOf } from '../relations/relations';
import { ORIGINS } from './origins';
import type { Server } from '../Server';
import { findUserByName } from './users';
import { settingsOf } from '../instance/settings';

/** The orders of lists of people; `+` begins with the largest. */
export const PEOPLE_SORTS = ['+follower', '-follower', '+createdAt', '-createdAt', '+updatedAt', '-updatedAt'] as const;
/** One of {@link PEOPLE_SORTS}. */
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** Which people to list, and in which order. */
export interface PeopleQuery {
  readonly sort?: PeopleSort | undefined;
  /** `alive` leaves out people who have not posted for five days. */
  readonly state: 'all' | 'alive';
  readonly origin: 'local' | 'remote' | 'combined';
  readonly limit: number;
}

/** How long after a note its author counts as alive; ms. */
export const ALIVE_MS = 5 * 24 * 3_600_000;

const ORDERS: Readonly<Record<PeopleSort, string>> = {
  '+follower': 'u.followersCount DESC, u.id',
  '-follower': 'u.followersCount, u.id',
  '+createdAt': 'u.id DESC',
  '-createdAt': 'u.id',
  '+updatedAt': 'u.updatedAt DESC, u.id',
  '-updatedAt': 'u.updatedAt, u.id',
};

/** The conditions and the order that both lists share; the parameter is the time since which people are alive. */
function sqlOf({ sort, state, origin }: PeopleQuery): { readonly where: string; readonly order: string } {
  const posted = sort === '+updatedAt' || sort === '-updatedAt' ? 'u.updatedAt IS NOT NULL' : 'TRUE';
  const alive = state === 'alive' ? 'u.updatedAt > ?' : '? IS NOT NULL';
  return {
    where: `u.isSuspended = 0 AND u.isDeleted = 0 AND ${ORIGINS[origin]} AND ${posted} AND ${alive}`,
    order: `ORDER BY ${sort === undefined ? 'u.id' : ORDERS[sort]}`,
  };
}

const aliveSince = (server: Pick<Server, 'clock'>): number => server.clock.now() - ALIVE_MS;

/**
 * People who want to be found. Those whom the viewer mutes or blocks, or who block the viewer, are left out.
 * @param viewerId null for a visitor
 */
export function explorePeople(
  server: Server,
  query: PeopleQuery & { readonly hostname: string | null; readonly offset: number },
  viewerId: string | null,
): UserRow[] {
  const { muting, blocking, blockers } = relationsOf(server, viewerId);
  const unwanted = JSON.stringify([...muting, ...blocking, ...blockers]);
  const { where, order } = sqlOf(query);
  return server.db.all<UserRow>(
    `SELECT u.* FROM users u WHERE u.isExplorable = 1 AND ${where} AND (? IS NULL OR u.host = ?)
       AND u.id NOT IN (SELECT value FROM json_each(?)) ${order} LIMIT ? OFFSET ?`,
    [aliveSince(server), query.hostname, query.hostname?.toLowerCase() ?? null, unwanted, query.limit, query.offset],
  );
}

/** People who have a hashtag in the text of their profile. */
export function peopleWithTag(server: Server, tag: string, query: PeopleQuery): UserRow[] {
  const wanted = normalizeTag(tag.replace(/^#/, ''));
  const { where, order } = sqlOf(query);
  return server.db
    .all<UserRow & { description: string }>(
      `SELECT u.*, p.description AS description FROM users u JOIN profiles p ON p.userId = u.id
       WHERE ${where} AND p.description LIKE '%#%' ${order}`,
      [aliveSince(server)],
    )
    .filter(({ description }) => referencesOf(description).tags.includes(wanted))
    .slice(0, query.limit);
}

/** How many of an account's last replies are counted. */
const REPLIES = 1000;

/** Someone to whom an account replies, and how often: 1 for the first of the list, less for the others. */
export interface RepliedUser {
  readonly userId: string;
  readonly weight: number;
}

/** The people to whom an account replies most, by its last replies. */
export function frequentlyReplied(server: Server, userId: string, limit: number): readonly RepliedUser[] {
  const rows = server.db.all<{ userId: string; n: number }>(
    `SELECT replyUserId AS userId, COUNT(*) AS n FROM (
       SELECT replyUserId FROM notes WHERE userId = ? AND replyUserId IS NOT NULL AND replyUserId <> userId ORDER BY id DESC LIMIT ?)
     GROUP BY replyUserId ORDER BY n DESC, replyUserId LIMIT ?`,
    [userId, REPLIES, limit],
  );
  const most = rows[0]?.n ?? 1;
  return rows.map((row) => ({ userId: row.userId, weight: row.n / most }));
}

/** The accounts that the administrator recommends, in that order. Unknown, suspended and deleted ones are left out. */
export function pinnedUsers(server: Server): readonly UserRow[] {
  const found = settingsOf(server).pinnedUsers.flatMap((acct) => {
    const [username = '', host] = acct.trim().replace(/^@/, '').split('@');
    const isOurs = host === undefined || host.toLowerCase() === server.host;
    return findUserByName(server, username, isOurs ? null : host) ?? [];
  });
  return [...new Map(found.map((user) => [user.id, user])).values()].filter((user) => user.isSuspended === 0 && user.isDeleted === 0);
}
