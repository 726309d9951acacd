import { peek } from '~/lib/peek';
import type { Pane } from '~/router/PaneContext';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { DashboardEditor } from './DashboardEditor';
import type { DashboardModel } from './DashboardModel';
import { applyTemplate, offeredTemplates } from './templates';
import { exportDashboard, importDashboard, pasteFromClipboard } from './widgetTexts';
import { DASHBOARD_HREF } from './dashboardPlace';

/** The dependencies of the menu of the dashboard. */
interface DashboardMenuContext {
  readonly model: DashboardModel;
  readonly root: RootStore;
  readonly pane: Pick<Pane, 'navigateMain'>;
}

/** The menu of the dashboard: everything that is about all of its widgets. */
export function dashboardMenu({ model, root, pane }: DashboardMenuContext): readonly MenuItem[] {
  const { overlays, i18n, session } = root;
  const { t } = i18n;
  const me = peek(() => session.current.me);
  const hasMain = peek(() => root.workspace.isMainShown);
  const tools = { model, overlays, i18n };
  return [
    {
      type: 'parent',
      text: t('dashboardEditing.templates'),
      icon: 'layoutDashboard',
      children: offeredTemplates(me).map((template) => ({
        text: t(`dashboardEditing.template.${template.name}`),
        action: () => applyTemplate(model, template, me, i18n),
      })),
    },
    // Without the main pane, the page would open in a window.
    ...(hasMain ? [{ text: t('dashboardEditing.wall'), icon: 'square' as const, action: () => enterWall(pane) }] : []),
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

/** The address of the dashboard on the whole screen, without navigation and header. */
const WALL_HREF = `${DASHBOARD_HREF}?zen&wall`;

/** Shows the dashboard on the whole screen. Call it in a handler of a press or key, which browsers ask for. */
function enterWall({ navigateMain }: Pick<Pane, 'navigateMain'>): void {
  // Some browsers refuse, or have no whole screen. They show the page without navigation.
  document.documentElement.requestFullscreen?.().catch(() => {});
  navigateMain(WALL_HREF);
}
