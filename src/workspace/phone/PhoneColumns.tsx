import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { MAIN_PANE, type PaneId } from '~/services/workspace/document';
import { useAccount, useStores } from '~/react/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import { ColumnDragging, DeckContext, DeckSight, type DeckTools } from '../deck/DeckContext';
import { RoomOffer } from '../deck/RoomOffer';
import type { LivePanes } from '../panes/LivePanes';
import { PaneSlot } from '../panes/PaneSlot';
import { usePaneTitleText } from '../panes/usePaneTitleText';
import { PhoneColumnsHeader } from './PhoneColumnsHeader';
import { StripScroll } from './StripScroll';
import styles from './PhoneColumns.module.css';

interface PhoneColumnsProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

/** The columns on a phone: pages to swipe between, in the reading order of a wide screen. */
export default observer(function PhoneColumns({ store, panes }: PhoneColumnsProps) {
  const { t } = useI18n();
  const { clock, settings } = useStores();
  const strip = useRef<HTMLDivElement>(null);
  const ids = store.deckPanes;
  const remembered = useRemembered();
  const [current, setCurrent] = useState<PaneId>(() => firstOf(ids, store, remembered.read()));
  const [tools] = useState<DeckTools>(() => ({
    store,
    panes,
    strip,
    dragging: new ColumnDragging(),
    sight: new DeckSight(),
    roomOffer: new RoomOffer(),
    roomWidth: () => strip.current!.clientWidth,
  }));
  const index = Math.max(0, ids.indexOf(current));
  const reach = (page: number) => {
    const pane = ids[page];
    if (pane !== undefined) setCurrent(pane);
  };
  const [scroll] = useState(() => new StripScroll({ clock, strip: () => strip.current!, onReached: (page) => latest.current.reach(page) }));
  useEffect(() => () => scroll.dispose(), [scroll]);
  const show = (pane: PaneId, behavior: ScrollBehavior = 'smooth') => {
    scroll.show(ids.indexOf(pane), behavior);
    setCurrent(pane);
  };
  const latest = useRef({ show, reach, current });
  useEffect(() => {
    latest.current = { show, reach, current };
  });

  // Only the visible column and its neighbors, which a swipe can reveal, are drawn.
  useEffect(() => {
    panes.setInSight(ids.slice(Math.max(0, index - 1), index + 2));
    return () => panes.setInSight(null);
  }, [panes, ids, index]);
  useEffect(() => {
    const restore = () => latest.current.show(latest.current.current, 'instant');
    restore();
    // Turning the phone changes the scroll position of each page.
    const observer = new ResizeObserver(restore);
    observer.observe(strip.current!);
    return () => observer.disconnect();
  }, []);
  // When the navigation opens something in the main pane, that column is shown.
  useEffect(() => panes.main.history.subscribe(() => latest.current.show(panes.main.id, 'instant')), [panes]);
  const known = useRef(ids);
  useEffect(() => {
    const added = ids.find((pane) => !known.current.includes(pane) && pane === store.lastOpened);
    known.current = ids;
    // The visible column stays in its place when other columns are added or removed.
    latest.current.show(added ?? latest.current.current, 'instant');
  }, [ids, store]);
  useEffect(() => {
    remembered.write(current);
    panes.activate(panes.of(current, store));
  }, [remembered, current, panes, store]);

  return (
    <DeckContext value={tools}>
      <div className={styles.columns}>
        <PhoneColumnsHeader ids={ids} current={ids[index]!} onShow={show} />
        <div
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard, even if its page has no button
          tabIndex={0}
          className={styles.strip}
          role="group"
          aria-label={t('column.deck')}
          data-part="deck"
          data-still={!settings.get('enableHorizontalSwipe') || undefined}
          onScroll={scroll.scrolled}
          onPointerDownCapture={scroll.touched}
        >
          {ids.map((pane) => (
            <PhoneColumn key={pane} paneId={pane} isCurrent={pane === ids[index]} store={store} panes={panes} />
          ))}
        </div>
      </div>
    </DeckContext>
  );
});

/**
 * Returns the pane that a phone shows first: one that was just opened here, else the one before a reload, else the chosen one,
 * else the main one. Columns from another device show once they are chosen.
 */
function firstOf(ids: readonly PaneId[], { lastOpened, document: { startPane } }: WorkspaceStore, remembered: PaneId | null): PaneId {
  return [lastOpened, remembered, startPane, MAIN_PANE].find((pane) => pane !== null && ids.includes(pane)) ?? ids[0]!;
}

/** The column that this tab showed before a reload. */
function useRemembered() {
  const { sessionLocal } = useStores();
  const { key } = useAccount();
  return useMemo(
    () => ({
      read: () => sessionLocal.get(`phoneColumn::${key}`),
      write: (pane: PaneId) => void sessionLocal.set(`phoneColumn::${key}`, pane),
    }),
    [sessionLocal, key],
  );
}

interface PhoneColumnProps extends PhoneColumnsProps {
  paneId: PaneId;
  isCurrent: boolean;
}

const PhoneColumn = observer(function PhoneColumn({ paneId, isCurrent, store, panes }: PhoneColumnProps) {
  const pane = panes.of(paneId, store);
  const title = usePaneTitleText(pane, store);
  return (
    <section className={styles.column} aria-label={title} data-column={paneId} inert={!isCurrent}>
      <PaneSlot pane={pane} />
    </section>
  );
});
