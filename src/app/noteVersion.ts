import type { LocalStore } from '~/storage/LocalStore';

/** The version that this build is (spec section 9). */
export const VERSION = __WISTERIA_VERSION__;

const LAST_VERSION = 'lastVersion';

/**
 * Notes the running version (spec section 4, start-up). Where it changed, the stored theme is gone, because the other one
 * compiled it.
 * @returns the version that this browser ran before; null if none
 */
export function noteVersion(local: Pick<LocalStore, 'get' | 'set' | 'remove'>): string | null {
  const before = local.get(LAST_VERSION);
  if (before !== VERSION) {
    local.set(LAST_VERSION, VERSION);
    local.remove('theme');
  }
  return before;
}
