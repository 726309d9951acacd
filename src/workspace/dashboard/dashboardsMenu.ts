import { peek } from '~/lib/peek';
import { DASHBOARD_LIMIT, dashboardsOf, NAME_LIMIT, withName, withNewDashboard, withoutDashboard } from '~/services/workspace/dashboards';
import type { WidgetRecord } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { chooseItems } from './chooseItems';
import type { DashboardModel } from './DashboardModel';
import { offeredTemplates, templateIcons, widgetsOfTemplate } from './templates';

/** The dependencies of the menus about several dashboards. */
export interface DashboardsContext {
  readonly model: DashboardModel;
  readonly root: RootStore;
}

/** The ways to make one more dashboard: empty, as a copy of the one on screen, or from a ready-made one. */
export function newDashboardItems({ model, root }: DashboardsContext): readonly MenuItem[] {
  const { i18n, session } = root;
  const { t } = i18n;
  const me = peek(() => session.current.me);
  const add = (widgets: () => readonly WidgetRecord[], name: string) => addDashboard({ model, root }, widgets(), name);
  return [
    { text: t('dashboardEditing.new.blank'), icon: 'plus', action: () => add(() => [], '') },
    {
      text: t('dashboardEditing.new.copy', { name: model.name }),
      icon: 'copy',
      action: () => add(() => model.widgets.map((widget) => ({ ...widget, id: model.newId() })), ''),
    },
    { type: 'divider' },
    { type: 'label', text: t('dashboardEditing.new.template') },
    ...offeredTemplates(me).map((template) => {
      const name = t(`dashboardEditing.template.${template.name}`);
      return { text: name, icon: templateIcons[template.name], action: () => add(() => widgetsOfTemplate(model, template, me), name) };
    }),
  ];
}

/** The entries about the dashboard on screen and the others. */
export function dashboardsMenu({ model, root }: DashboardsContext): readonly MenuItem[] {
  const { i18n, workspace } = root;
  const { t } = i18n;
  const all = peek(() => dashboardsOf(workspace.document));
  return [
    { type: 'parent', text: t('dashboard.list'), icon: 'layoutDashboard', children: chooseItems(all, model, i18n) },
    ...(all.length < DASHBOARD_LIMIT
      ? [{ type: 'parent' as const, text: t('dashboard.new'), icon: 'plus' as const, children: newDashboardItems({ model, root }) }]
      : []),
    { text: t('dashboardEditing.rename'), icon: 'pencil', action: () => rename({ model, root }) },
    ...(all.length > 1
      ? [{ text: t('dashboardEditing.delete'), icon: 'trash' as const, danger: true, action: () => remove({ model, root }) }]
      : []),
  ];
}

async function addDashboard({ model, root }: DashboardsContext, widgets: readonly WidgetRecord[], proposed: string): Promise<void> {
  const { i18n, workspace } = root;
  const name = await askForName(root, i18n.t('dashboard.new'), proposed);
  if (name === undefined) return;
  const id = model.newId();
  workspace.change((document) => withNewDashboard(document, { id, name, widgets }));
  model.choose(id);
}

async function rename({ model, root }: DashboardsContext): Promise<void> {
  const { id } = model;
  const name = await askForName(root, root.i18n.t('dashboardEditing.rename'), model.name);
  if (name !== undefined) root.workspace.change((document) => withName(document, id, name));
}

function remove({ model, root }: DashboardsContext): void {
  const { i18n, overlays, workspace } = root;
  const { id, name } = model;
  const revert = workspace.changeRevocably((document) => withoutDashboard(document, id));
  const run = () => {
    revert();
    model.choose(id);
  };
  overlays.toast({ kind: 'info', text: i18n.t('dashboardEditing.deleted', { name }), action: { label: i18n.t('dashboard.undo'), run } });
}

/** Asks for the name of a dashboard. @returns undefined when canceled */
async function askForName({ i18n, overlays }: RootStore, title: string, value: string): Promise<string | undefined> {
  const name = await overlays.prompt({
    title,
    placeholder: i18n.t('dashboardEditing.name'),
    initial: value,
    minLength: 1,
    maxLength: NAME_LIMIT,
  });
  return name === undefined || name.trim() === '' ? undefined : name.trim();
}
