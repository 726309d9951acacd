import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { WidgetPicker } from '~/components/widgetPicker/WidgetPicker';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { useDashboard } from './DashboardContext';
import { DashboardEditor } from './DashboardEditor';
import styles from './Shelf.module.css';
import { WidgetPreview } from './WidgetPreview';

interface ShelfProps {
  /** How much of it can be seen; px. */
  height: number;
}

/** The widgets to add, at the side of a dashboard that is edited. The place of the one under the pointer is shown. */
export const Shelf = observer(function Shelf({ height }: ShelfProps) {
  const i18n = useI18n();
  const { me } = useAccount();
  const model = useDashboard();
  const editor = useMemo(() => new DashboardEditor(model, i18n), [model, i18n]);
  const add = (kind: string) => {
    const id = editor.add(kind);
    if (id !== undefined) model.reveal(id);
  };
  return (
    <aside className={styles.shelf} style={{ blockSize: height }} aria-label={i18n.t('dashboardEditing.shelf')} data-part="shelf">
      <WidgetPicker
        widgets={model.offeredTo(me)}
        isTaken={(kind) => model.kindIsTaken(kind)}
        add={add}
        Preview={WidgetPreview}
        onPoint={(kind) => model.offer(kind)}
      />
    </aside>
  );
});
