import type { I18n } from '~/i18n/I18n';
import { neededOffline } from '~/lib/neededOffline';

const loadCode = neededOffline(() => import('./menus'));

/** Loads the menus around the page, with their texts. */
export async function loadMenus(i18n: I18n) {
  const [menus] = await Promise.all([loadCode(), i18n.shared()]);
  return menus;
}
