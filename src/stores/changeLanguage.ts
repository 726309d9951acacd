import { toAppError } from '~/lib/AppError';
import type { RootStore } from './RootStore';

const LANG = 'lang';

/**
 * Stores the language of the interface and shows it, here and in the other tabs. Nothing reloads: places and what people typed stay. A
 * browser that does not keep the language would come back in the old one, so the viewer is told instead; so is one who cannot fetch the
 * texts.
 */
export async function changeLanguage(
  { local, crossTab, overlays, i18n }: Pick<RootStore, 'local' | 'crossTab' | 'overlays' | 'i18n'>,
  code: string,
): Promise<void> {
  const before = local.get(LANG);
  const restore = () => (before === null ? local.remove(LANG) : local.set(LANG, before));
  if (!local.set(LANG, code)) {
    restore();
    overlays.toast({ kind: 'error', text: i18n.t('storage.languageNotKept') });
    return;
  }
  try {
    await overlays.wait(i18n.switchTo(code));
  } catch (thrown) {
    restore();
    overlays.showError(toAppError(thrown), { retry: () => void changeLanguage({ local, crossTab, overlays, i18n }, code) });
    return;
  }
  crossTab.post('language', { lang: code });
}
