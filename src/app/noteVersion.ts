import type { LocalStore } from '~/storage/LocalStore';

/** The version of this build. */
export const VERSION = __WISTERIA_VERSION__;

const LAST_VERSION = 'lastVersion';

/**
 * Stores the running version. If it changed, this deletes the stored theme, because another version compiled it.
 * @returns the version that this browser ran before; null if there was none
 */
export function noteVersion(local: Pick<LocalStore, 'get' | 'set' | 'remove'>): string | null {
  const before = local.get(LAST_VERSION);
  if (before !== VERSION) {
    local.set(LAST_VERSION, VERSION);
    local.remove('theme');
  }
  return before;
}
