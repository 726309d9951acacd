import type { FollowVisibility, WireMe } from '~/api/wire';
import type { User } from '~/services/records';

/** Whether I may see whom somebody follows, or who follows them (reference/deck-windows-shell.md section 11). */
export function mayAskForFollows(
  user: Pick<User, 'id' | 'isFollowing'>,
  visibility: FollowVisibility | undefined,
  me: Pick<WireMe, 'id' | 'isModerator' | 'isAdmin'> | null,
): boolean {
  if (me && (me.id === user.id || me.isModerator || me.isAdmin)) return true;
  if (visibility === 'private') return false;
  return visibility !== 'followers' || user.isFollowing === true;
}
