import type { User } from './records';

/*
 * How a user changes when the viewer follows them. Applied twice, each changes nothing more: the live connection may report the change
 * before the answer, including the new count.
 */

/** The viewer follows the user, or has asked a locked account. */
export const withFollow = (user: User): User =>
  user.isLocked && !user.isFollowing ? { ...user, hasPendingFollowRequestFromYou: true } : followed(user, true);

/** The viewer follows the user no longer. */
export const withoutFollow = (user: User): User => followed(user, false);

/** The viewer has withdrawn the follow request. */
export const withoutRequest = (user: User): User => ({ ...user, hasPendingFollowRequestFromYou: false });

function followed(user: User, isFollowing: boolean): User {
  const { followersCount } = user;
  if (followersCount === undefined || user.isFollowing === isFollowing) return { ...user, isFollowing };
  return { ...user, isFollowing, followersCount: Math.max(0, followersCount + (isFollowing ? 1 : -1)) };
}
