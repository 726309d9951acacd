import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useDashboard } from './DashboardContext';
import { DashboardEditor } from './DashboardEditor';
import { WidgetPreview } from './WidgetPreview';

/** Opens the picker of widgets. */
export function AddWidgetButton() {
  const i18n = useI18n();
  const { overlays } = useStores();
  const model = useDashboard();
  const openPicker = async () => {
    const editor = new DashboardEditor(model, i18n);
    let newest: string | undefined;
    await overlays.open('widgetPicker', {
      widgets: [...model.manifests.values()],
      isTaken: (kind) => model.kindIsTaken(kind),
      add: (kind) => void (newest = editor.add(kind) ?? newest),
      Preview: WidgetPreview,
    });
    // The picker covers the widgets while it is open.
    if (newest !== undefined) model.reveal(newest);
  };
  return (
    <Button icon="plus" onClick={() => void openPicker()}>
      {i18n.t('dashboard.add')}
    </Button>
  );
}
