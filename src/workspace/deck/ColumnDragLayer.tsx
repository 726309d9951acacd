import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useI18n } from '~/i18n/useI18n';
import { MAIN_PANE } from '~/services/workspace/document';
import { DockPreview } from '../drag/DockPreview';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import styles from './ColumnDragLayer.module.css';
import { useDeck, type ColumnDragState } from './DeckContext';
import { FLOAT_ZONE } from './dragColumn';

/** Follows the pointer while it drags a column. */
export const ColumnDragLayer = observer(function ColumnDragLayer() {
  const { dragging } = useDeck();
  return dragging.state && createPortal(<Carried state={dragging.state} />, document.body);
});

const Carried = observer(function Carried({ state: { paneId, at, target } }: { state: ColumnDragState }) {
  const { t } = useI18n();
  const { store, panes } = useDeck();
  const title = usePaneTitleText(panes.of(paneId, store), store);
  return (
    <div aria-hidden="true">
      {target !== 'window' && <DockPreview target={target} />}
      {paneId !== MAIN_PANE && (
        <div className={styles.floatZone} data-active={target === 'window'} {...{ [FLOAT_ZONE]: '' }}>
          {t('column.floatHere')}
        </div>
      )}
      <div className={styles.ghost} style={{ translate: `${at.x}px ${at.y}px` }}>
        {title}
      </div>
    </div>
  );
});
