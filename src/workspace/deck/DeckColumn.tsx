import { observer } from 'mobx-react-lite';
import { memo, useId } from 'react';
import type { PaneId } from '~/services/workspace/document';
import { PaneSlot } from '../panes/PaneSlot';
import { ColumnHeader } from './ColumnHeader';
import styles from './DeckColumn.module.css';
import { useDeck } from './DeckContext';

/** A pane in the deck, with its header. */
export const DeckColumn = memo(
  observer(function DeckColumn({ paneId }: { paneId: PaneId }) {
    const { store, panes } = useDeck();
    const titleId = useId();
    const isFolded = store.deck.collapsed.includes(paneId) && store.deck.maximised !== paneId;
    const pane = panes.of(paneId, store);
    return (
      <section
        ref={pane.attachFrame}
        className={styles.column}
        aria-labelledby={titleId}
        data-column={paneId}
        data-folded={isFolded || undefined}
        data-active={panes.active === pane || undefined}
      >
        <ColumnHeader pane={pane} titleId={titleId} isFolded={isFolded} />
        {!isFolded && (
          <div className={styles.body}>
            <PaneSlot pane={pane} />
          </div>
        )}
      </section>
    );
  }),
);
