import type { WireUserLite } from '~/api/wire';
import type { User } from './records';

/** What notes show of their author, without what a profile says and what a server tells only the account itself. */
export function liteUser(user: User): WireUserLite {
  const { id, name, username, host, avatarUrl, avatarBlurhash, avatarDecorations, isBot, isCat, instance, emojis, onlineStatus } = user;
  const shown = { id, name, username, host, avatarUrl, avatarBlurhash, avatarDecorations, isBot, isCat, instance, emojis, onlineStatus };
  return { ...shown, badgeRoles: user.badgeRoles };
}
