import { customReaction } from '~/services/reactions';
import type { SettingsStore } from '~/stores/settings/SettingsStore';

/** Emoji remembered as used lately (spec section 9). */
const REMEMBERED = 32;

/** Puts an emoji in front of those used lately. Favourites are always offered, so they are not remembered (spec section 9). */
export function rememberEmoji(settings: SettingsStore, reaction: string): void {
  const custom = customReaction(reaction);
  const emoji = custom ? `:${custom.name}:` : reaction;
  if (settings.get('reactions').includes(emoji)) return;
  settings.set('recentlyUsedEmojis', [emoji, ...settings.get('recentlyUsedEmojis').filter((used) => used !== emoji)].slice(0, REMEMBERED));
}
