import type { UserId } from '~/services/records';
import { defineQuery } from '../definitions';
import { takeUser } from './takeUser';

/** How many of the newest followers are looked at. Servers have no question for those that the viewer knows. */
const LOOKED_AT = 100;

/** The people among the newest followers of a user whom the viewer follows. */
export const knownFollowers = defineQuery({
  records: (account) => account.users,
  async fetch(account, userId: UserId, signal): Promise<readonly UserId[]> {
    const found = await account.api.call('users/followers', { userId, limit: LOOKED_AT }, { signal });
    return found
      .flatMap(({ follower }) => (follower ? [takeUser(account, follower)] : []))
      .filter((id) => account.users.get(id)?.isFollowing === true);
  },
  read: (account, ids) => ids.flatMap((id) => account.users.get(id) ?? []),
});
