import type { StaffSearch } from '~/api/endpoints';
import { likeText } from '../../db/Database';
import type { UserRow } from '../../db/rows/UserRow';
import { ALIVE_MS } from '../users/explorePeople';
import { ORIGINS } from '../users/origins';
import type { Server } from '../Server';

/** Which accounts moderators list. `username` is the beginning of a name; null means any. */
export interface StaffQuery {
  readonly sort?: StaffSearch['sort'];
  readonly state: NonNullable<StaffSearch['state']>;
  readonly origin: NonNullable<StaffSearch['origin']>;
  readonly username: string | null;
  readonly hostname: string | null;
  readonly limit: number;
  readonly offset: number;
}

const hasRole = (flags: string): string =>
  `EXISTS (SELECT 1 FROM roleAssignments a JOIN roles ON roles.id = a.roleId
   WHERE a.userId = u.id AND roles.target = 'manual' AND (a.expiresAt IS NULL OR a.expiresAt > ?1) AND (${flags}))`;

const STATES: Readonly<Record<StaffQuery['state'], string>> = {
  all: 'TRUE',
  alive: `u.updatedAt > ?1 - ${ALIVE_MS}`,
  available: 'u.isSuspended = 0',
  admin: `(u.isRoot = 1 OR ${hasRole('roles.isAdministrator')})`,
  moderator: hasRole('roles.isModerator'),
  adminOrModerator: `(u.isRoot = 1 OR ${hasRole('roles.isAdministrator OR roles.isModerator')})`,
  suspended: 'u.isSuspended = 1',
};

const COLUMNS = { follower: 'u.followersCount', createdAt: 'u.id', updatedAt: 'u.updatedAt', lastActiveDate: 'u.lastActiveAt' } as const;

function orderOf(sort: StaffQuery['sort']): string {
  if (sort === undefined) return 'u.id';
  const column = COLUMNS[sort.slice(1) as keyof typeof COLUMNS];
  return sort.startsWith('+') ? `${column} DESC NULLS LAST, u.id` : `${column} ASC NULLS FIRST, u.id`;
}

/** Accounts as moderators find them, also those whom nobody else does. */
export function usersForStaff(server: Server, query: StaffQuery): readonly UserRow[] {
  return server.db.all<UserRow>(
    `SELECT u.* FROM users u WHERE ?1 IS NOT NULL AND u.isDeleted = 0 AND ${STATES[query.state]} AND ${ORIGINS[query.origin]}
       AND (?2 IS NULL OR u.usernameLower LIKE ?2 || '%' ESCAPE '\\') AND (?3 IS NULL OR u.host = ?3)
     ORDER BY ${orderOf(query.sort)} LIMIT ?4 OFFSET ?5`,
    [
      server.clock.now(),
      query.username === null ? null : likeText(query.username.toLowerCase()),
      query.hostname?.toLowerCase() ?? null,
      query.limit,
      query.offset,
    ],
  );
}
