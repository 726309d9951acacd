import type { WireMe } from '~/api/wire';
import type { IconName } from '~/components/ui/Icon';
import type { I18n } from '~/i18n/I18n';
import { mayOpen } from '~/registry/mayOpen';
import type { Widgets } from '~/services/workspace/dashboard';
import { arranged } from '~/services/workspace/dashboardEdits';
import { TEMPLATES, type DashboardTemplate, type TemplateName } from '~/services/workspace/dashboardTemplates';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { DashboardModel } from './DashboardModel';
import { taken } from './widgetTexts';

/** The icon of each ready-made dashboard. */
export const templateIcons: Readonly<Record<TemplateName, IconName>> = {
  reader: 'book',
  creator: 'brush',
  moderator: 'shield',
  quiet: 'leaf',
  wall: 'deviceTv',
};

/** The ready-made dashboards for a viewer. */
export const offeredTemplates = (me: WireMe | null): readonly DashboardTemplate[] =>
  TEMPLATES.filter(({ isForModerators }) => !isForModerators || mayOpen('moderator', me));

/** The ready-made dashboards as entries of a menu. */
export const templateItems = (model: DashboardModel, me: WireMe | null, i18n: I18n): readonly MenuItem[] =>
  offeredTemplates(me).map((template) => ({
    text: i18n.t(`dashboardEditing.template.${template.name}`),
    icon: templateIcons[template.name],
    help: i18n.t(`dashboardEditing.template.${template.name}.help`),
    action: () => applyTemplate(model, template, me, i18n),
  }));

/** The widgets of a ready-made dashboard. Those that are missing here, or not for this viewer, are left out. */
export function widgetsOfTemplate(model: DashboardModel, { widgets }: DashboardTemplate, me: WireMe | null): Widgets {
  const usable = widgets.filter(({ kind }) => {
    const manifest = model.manifests.get(kind);
    return manifest !== undefined && mayOpen(manifest.requires, me);
  });
  return arranged(taken(model, usable, []), model.sizeOf);
}

/** Replaces the widgets by those of a ready-made dashboard. */
export function applyTemplate(model: DashboardModel, template: DashboardTemplate, me: WireMe | null, { t }: I18n): void {
  const name = t(`dashboardEditing.template.${template.name}`);
  model.rearrange(() => widgetsOfTemplate(model, template, me), t('dashboardEditing.templateUsed', { name }));
}
