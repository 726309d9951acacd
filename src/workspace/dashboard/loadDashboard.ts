import type { I18n } from '~/i18n/I18n';
import type { LazyLoader } from '~/registry/lazyLoader';

/** Fetches the widgets, with their texts. @throws {LoadError} when they cannot be fetched */
export const widgetsOf = (i18n: I18n, loader: LazyLoader) => loader.load('dashboard', { load: () => loadWidgets(i18n) });

/** Fetches the dashboard in a drawer, with its texts. @throws {LoadError} when it cannot be fetched */
export const drawerOf = (i18n: I18n, loader: LazyLoader) => loader.load('dashboard drawer', { load: () => loadDrawer(i18n) });

async function loadWidgets(i18n: I18n) {
  const [widgets] = await Promise.all([import('./Dashboard'), i18n.bring(['dashboard', 'widget'])]);
  return widgets;
}

async function loadDrawer(i18n: I18n) {
  const [drawer] = await Promise.all([import('./DashboardDrawer'), i18n.bring(['dashboard', 'widget'])]);
  return drawer;
}
