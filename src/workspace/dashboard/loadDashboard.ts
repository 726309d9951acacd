import type { ComponentType } from 'react';
import type { I18n } from '~/i18n/I18n';

/** Fetches the dashboard as a panel, with its texts. */
export async function loadDashboardPanel(i18n: I18n): Promise<{ default: ComponentType }> {
  const [panel] = await Promise.all([import('./DashboardPanel'), i18n.bring(['dashboard', 'widget'])]);
  return panel;
}

/** Fetches the dashboard as a drawer, with its texts. */
export async function loadDashboardDrawer(i18n: I18n): Promise<{ default: ComponentType<{ onClose: () => void }> }> {
  const [drawer] = await Promise.all([import('./DashboardDrawer'), i18n.bring(['dashboard', 'widget'])]);
  return drawer;
}
