import type { I18n } from '~/i18n/I18n';
import type { DashboardRecord } from '~/services/workspace/document';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { dashboardName, type DashboardModel } from './DashboardModel';

/** The entries of a menu that chooses the dashboard of a place. */
export const chooseItems = (all: readonly DashboardRecord[], model: DashboardModel, i18n: I18n): readonly MenuItem[] =>
  all.map((record) => ({
    text: dashboardName(record, i18n),
    icon: 'layoutDashboard',
    active: record.id === model.id,
    action: () => model.choose(record.id),
  }));
