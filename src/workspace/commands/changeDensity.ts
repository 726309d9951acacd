import { densityOf, nextDensity, ownDensity } from '~/services/density';
import { MAIN_PANE } from '~/services/workspace/document';
import type { CommandContext } from '../CommandContext';
import { isPhone } from '../lib/layout';
import { DENSITY_OPTION } from '../panes/useDensity';

/** Gives the notes of the active pane the next density: a column or window alone, or everything from the main pane. */
export function changeDensity({ root, panes }: CommandContext): void {
  const { settings, workspace, overlays, i18n } = root;
  const { id } = panes.active;
  const isMain = id === MAIN_PANE;
  const options = isMain ? {} : workspace.pane(id).options;
  const isWindow = workspace.document.windows.some(({ paneId }) => paneId === id);
  const frame = isWindow ? 'window' : isMain && !workspace.hasColumns ? 'main' : 'column';
  const now = densityOf({
    own: ownDensity(options[DENSITY_OPTION]),
    general: settings.get('density'),
    frame,
    isPhone: isPhone(root),
  });
  const density = nextDensity(now);
  if (isMain) settings.set('density', density);
  else workspace.changePane(id, { options: { ...options, [DENSITY_OPTION]: density } });
  overlays.toast({ topic: 'density', text: i18n.t(`setting.density.${density}`) });
}
