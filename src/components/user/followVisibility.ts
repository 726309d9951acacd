import type { FollowVisibility, WireMe } from '~/api/wire';
import type { User } from '~/services/records';

/**
 * Returns whether the viewer may see a user's follows or followers: by the user's setting, and always for themselves
 * and moderators.
 */
export function mayAskForFollows(
  user: Pick<User, 'id' | 'isFollowing'>,
  visibility: FollowVisibility | undefined,
  me: Pick<WireMe, 'id' | 'isModerator' | 'isAdmin'> | null,
): boolean {
  if (me && (me.id === user.id || me.isModerator || me.isAdmin)) return true;
  if (visibility === 'private') return false;
  return visibility !== 'followers' || user.isFollowing === true;
}
