import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { PaneId } from '~/services/workspace/document';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import styles from './DeckOverview.module.css';
import { useDeck } from './DeckContext';
import { goToColumn } from './goToColumn';

/** The names of all panes of the deck, below it. Visible ones are marked, and a press focuses any of them. */
export const DeckOverview = observer(function DeckOverview({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const { t } = useI18n();
  const { store } = useDeck();
  const inSight = useColumnsInSight(strip, store.deckPanes);
  return (
    <nav className={styles.overview} aria-label={t('column.overview')}>
      <ol className={styles.list}>
        {store.deckPanes.map((id) => (
          <li key={id} className={styles.item}>
            <Entry paneId={id} isInSight={inSight.has(id)} />
          </li>
        ))}
      </ol>
    </nav>
  );
});

const Entry = observer(function Entry({ paneId, isInSight }: { paneId: PaneId; isInSight: boolean }) {
  const { store, panes } = useDeck();
  const title = usePaneTitleText(panes.of(paneId, store), store);
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={isInSight || undefined}
      data-tooltip={title}
      onClick={() => goToColumn(store, panes, paneId)}
    >
      {title}
    </button>
  );
});

/** Returns the panes that are at least half visible. @param ids a new list whenever columns are mounted again */
function useColumnsInSight(strip: RefObject<HTMLElement | null>, ids: readonly PaneId[]): ReadonlySet<PaneId> {
  const [inSight, setInSight] = useState<ReadonlySet<PaneId>>(new Set());
  useEffect(() => {
    const root = strip.current!;
    const seen = new Set<PaneId>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset['column']!;
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        setInSight(new Set(seen));
      },
      { root, threshold: 0.5 },
    );
    for (const id of ids) {
      const column = root.querySelector(`[data-column="${CSS.escape(id)}"]`);
      if (column) watcher.observe(column);
    }
    return () => watcher.disconnect();
  }, [strip, ids]);
  return inSight;
}
