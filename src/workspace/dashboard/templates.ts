import type { WireMe } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { mayOpen } from '~/registry/mayOpen';
import { arranged } from '~/services/workspace/dashboardEdits';
import { TEMPLATES, type DashboardTemplate } from '~/services/workspace/dashboardTemplates';
import type { DashboardModel } from './DashboardModel';
import { taken } from './widgetTexts';

/** The ready-made dashboards for a viewer. */
export const offeredTemplates = (me: WireMe | null): readonly DashboardTemplate[] =>
  TEMPLATES.filter(({ isForModerators }) => !isForModerators || mayOpen('moderator', me));

/** Replaces the dashboard by a ready-made one. Widgets that are missing here, or not for this viewer, are left out. */
export function applyTemplate(model: DashboardModel, { name, widgets }: DashboardTemplate, me: WireMe | null, { t }: I18n): void {
  const usable = widgets.filter(({ kind }) => {
    const manifest = model.manifests.get(kind);
    return manifest !== undefined && mayOpen(manifest.requires, me);
  });
  model.rearrange(
    () => arranged(taken(model, usable, []), model.sizeOf),
    t('dashboardEditing.templateUsed', { name: t(`dashboardEditing.template.${name}`) }),
  );
}
