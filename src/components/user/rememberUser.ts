import type { UserId } from '~/services/records';
import type { SettingsStore } from '~/stores/settings/SettingsStore';

/** How many chosen users are remembered. */
const REMEMBERED = 16;

/** Puts a user first among those who were chosen recently. */
export function rememberUser(settings: SettingsStore, id: UserId): void {
  const before = settings.get('recentlyUsedUsers').filter((one) => one !== id);
  settings.set('recentlyUsedUsers', [id, ...before].slice(0, REMEMBERED));
}
