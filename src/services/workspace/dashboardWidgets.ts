import { DEFAULT_DASHBOARD, DEFAULT_SIDE } from './dashboardDefaults';
import { SIDE_DASHBOARD } from './dashboards';
import type { DashboardRecord, WidgetRecord } from './document';

/** The widgets of a dashboard. */
export const widgetsOf = ({ id, widgets }: DashboardRecord): readonly WidgetRecord[] =>
  widgets ?? (id === SIDE_DASHBOARD ? DEFAULT_SIDE : DEFAULT_DASHBOARD);
