import type { SettingsStore } from '~/stores/settings/SettingsStore';

/** How many recently used emoji are remembered. */
const REMEMBERED = 32;

/** Puts an emoji first among the recently used ones. Pinned emoji are always offered, so they are not remembered. */
export function rememberEmoji(settings: SettingsStore, emoji: string, pinned: readonly string[]): void {
  if (pinned.includes(emoji)) return;
  const before = settings.get('recentlyUsedEmojis').filter((used) => used !== emoji);
  settings.set('recentlyUsedEmojis', [emoji, ...before].slice(0, REMEMBERED));
}
