import type { I18n } from '~/i18n/I18n';

/** Loads the menus around the page, with their texts. */
export async function loadMenus(i18n: I18n) {
  const [menus] = await Promise.all([import('./menus'), i18n.shared()]);
  return menus;
}
