import type { WireMe } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { OverlayStore } from '~/stores/ui/OverlayStore';
import { DashboardEditor } from './DashboardEditor';
import type { DashboardModel } from './DashboardModel';
import { WidgetPreview } from './WidgetPreview';

/** Opens the window with widgets to add, where there is no room for a shelf. */
export async function openPicker(model: DashboardModel, overlays: OverlayStore, i18n: I18n, me: WireMe | null): Promise<void> {
  const editor = new DashboardEditor(model, i18n);
  let newest: string | undefined;
  await overlays.open('widgetPicker', {
    widgets: model.offeredTo(me),
    isTaken: (kind) => model.kindIsTaken(kind),
    add: (kind) => void (newest = editor.add(kind) ?? newest),
    Preview: WidgetPreview,
  });
  // The picker covers the widgets while it is open.
  if (newest !== undefined) model.reveal(newest);
}
