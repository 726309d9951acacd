import { peek } from '~/lib/peek';
import type { Pane } from '~/router/PaneContext';
import { dashboardWith, SIDE_DASHBOARD } from '~/services/workspace/dashboards';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { DashboardEditor } from './DashboardEditor';
import type { DashboardModel } from './DashboardModel';
import { dashboardsMenu } from './dashboardsMenu';
import { enterWall } from './enterWall';
import { templateItems } from './templates';
import { exportDashboard, importDashboard, pasteFromClipboard } from './widgetTexts';

/** The dependencies of the menu of the dashboard. */
interface DashboardMenuContext {
  readonly model: DashboardModel;
  readonly root: RootStore;
  readonly pane: Pick<Pane, 'navigateMain'>;
}

/** The menu of the dashboard: everything that is about all of its widgets. */
export function dashboardMenu({ model, root, pane }: DashboardMenuContext): readonly MenuItem[] {
  const { overlays, i18n, session, settings } = root;
  const { t } = i18n;
  const me = peek(() => session.current.me);
  const hasMain = peek(() => root.workspace.isMainShown);
  const isAtSide = peek(() => dashboardWith(root.workspace.document, settings.get('sideDashboard') ?? SIDE_DASHBOARD).id === model.id);
  const tools = { model, overlays, i18n };
  return [
    ...dashboardsMenu({ model, root }),
    ...(isAtSide
      ? []
      : [{ text: t('dashboardEditing.atSide'), icon: 'appWindow' as const, action: () => settings.set('sideDashboard', model.id) }]),
    { type: 'divider' },
    { type: 'parent', text: t('dashboardEditing.templates'), icon: 'template', children: templateItems(model, me, i18n) },
    // Without the main pane, the page would open in a window.
    ...(hasMain ? [{ text: t('dashboard.wall'), icon: 'deviceTv' as const, action: () => enterWall(pane, model.id) }] : []),
    { text: t('dashboardEditing.tidyUp'), icon: 'layoutGrid', action: () => new DashboardEditor(model, i18n).tidyUp() },
    { type: 'divider' },
    { text: t('dashboardEditing.paste'), icon: 'note', action: () => pasteFromClipboard(tools) },
    { text: t('dashboardEditing.export'), icon: 'download', action: () => exportDashboard(tools) },
    { text: t('dashboardEditing.import'), icon: 'upload', action: () => importDashboard(tools) },
    { type: 'divider' },
    {
      type: 'switch',
      text: t('dashboardEditing.ownDashboard'),
      icon: 'appWindow',
      get: () => model.isOwn,
      set: (isOwn) => model.setOwn(isOwn),
    },
  ];
}
