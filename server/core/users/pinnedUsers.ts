import type { UserRow } from '../../db/rows/UserRow';
import { findUserByName } from './users';
import { settingsOf } from '../instance/meta';
import type { Server } from '../Server';

/** The people whom the administrator advises to follow, in that order. Those who are unknown or gone are left out. */
export function pinnedUsers(server: Server): readonly UserRow[] {
  const found = settingsOf(server).pinnedUsers.flatMap((acct) => {
    const [username = '', host] = acct.trim().replace(/^@/, '').split('@');
    const isOurs = host === undefined || host.toLowerCase() === server.host;
    return findUserByName(server, username, isOurs ? null : host) ?? [];
  });
  return [...new Map(found.map((user) => [user.id, user])).values()].filter((user) => user.isSuspended === 0 && user.isDeleted === 0);
}
