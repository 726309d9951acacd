import type { RootStore } from './RootStore';

const LANG = 'lang';

/**
 * Stores the language of the interface, and lets the other tabs reload. A browser that does not keep it would come back in the old
 * language, so the viewer is told instead.
 * @returns whether the caller should reload its own tab
 */
export function changeLanguage(
  { local, crossTab, overlays, i18n }: Pick<RootStore, 'local' | 'crossTab' | 'overlays' | 'i18n'>,
  code: string,
): boolean {
  const before = local.get(LANG);
  if (local.set(LANG, code)) {
    crossTab.post('reload', { to: null });
    return true;
  }
  if (before === null) local.remove(LANG);
  else local.set(LANG, before);
  overlays.toast({ kind: 'error', text: i18n.t('storage.languageNotKept') });
  return false;
}
