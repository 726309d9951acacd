import type { SettingsStore } from '~/stores/settings/SettingsStore';

/** Emoji remembered as used lately (spec section 9). */
const REMEMBERED = 32;

/** Puts an emoji in front of those used lately. Pinned ones are always offered, so they are not remembered (spec section 9). */
export function rememberEmoji(settings: SettingsStore, emoji: string, pinned: readonly string[]): void {
  if (pinned.includes(emoji)) return;
  const before = settings.get('recentlyUsedEmojis').filter((used) => used !== emoji);
  settings.set('recentlyUsedEmojis', [emoji, ...before].slice(0, REMEMBERED));
}
