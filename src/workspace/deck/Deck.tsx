import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import { Mosaic, type MosaicChangeMeta } from 'react-mosaic-component';
import { useI18n } from '~/i18n/useI18n';
import type { Deck as DeckRecord } from '~/services/workspace/document';
import { columnWidths, rootOf } from '~/services/workspace/deck';
import { columnIndexOf } from '~/services/workspace/deckTree';
import { drawDeck, resizeDrawn } from '~/services/workspace/deckLayout';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';
import { useStores } from '~/react/context';
import { useElementSize } from '../lib/useElementSize';
import { ColumnDragLayer } from './ColumnDragLayer';
import { DeckColumn } from './DeckColumn';
import { ColumnDragging, DeckContext, DeckSight, type DeckTools } from './DeckContext';
import { DeckEnd, END_WIDTH } from './DeckEnd';
import { LastBorder } from './LastBorder';
import { DeckBar } from './lateParts';
import { OverflowCue } from './OverflowCue';
import { RoomOffer } from './RoomOffer';
import styles from './Deck.module.css';
import { tilesOf } from './tiles';
import './mosaic.css';
import { useAlignedRest } from './useAlignedRest';
import { useDeckPlace } from './useDeckPlace';
import { useDeckScroll } from './useDeckScroll';
import { useDeckSight } from './useDeckSight';
import { useKeptFocus } from './useKeptFocus';
import { useRoomOffer } from './useRoomOffer';

interface DeckProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

/** The smallest tiles, in percent of the split and in px. For columns, the deck itself sets the minimum. */
const SIZES = { minimumPaneSizePercentage: { row: 0, column: 10 }, minimumPaneSizePx: { row: 40, column: 44 } };

/** The main pane and the columns beside, below and behind each other. If they do not fit, the strip scrolls. */
export default observer(function Deck({ store, panes }: DeckProps) {
  const { t } = useI18n();
  const strip = useRef<HTMLDivElement>(null);
  const { width, height, isMeasured } = useElementSize(strip);
  const { settings } = useStores();
  const hasBar = settings.get('showDeckBar');
  // Without the bar, a button at the end adds columns.
  const end = hasBar ? 0 : END_WIDTH;
  const room = useMemo(() => ({ width: Math.max(0, width - end), height }), [width, end, height]);
  const [draft, setDraft] = useState<DeckRecord | null>(null);
  const [tools] = useState<DeckTools>(() => ({
    store,
    panes,
    strip,
    dragging: new ColumnDragging(),
    sight: new DeckSight(),
    roomOffer: new RoomOffer(),
    roomWidth: () => Math.max(0, strip.current!.clientWidth - Number(strip.current!.dataset['end'])),
  }));
  useDeckPlace(strip, store, width);
  useDeckScroll(strip, store, isMeasured);
  useAlignedRest(strip, tools.dragging);
  useRoomOffer(tools.roomOffer, store, panes, room.width);
  useKeptFocus(strip, store);

  const deck = draft ?? store.deck;
  const drawn = drawDeck(deck, room);
  const widths = columnWidths(deck, room.width);
  const alone = deck.maximised === null ? -1 : columnIndexOf(rootOf(deck), deck.maximised);
  useDeckSight(strip, tools.sight, { widths, alone, width });
  const resized = (meta: MosaicChangeMeta<number> | undefined): DeckRecord | null =>
    meta?.type === 'resize' ? resizeDrawn(deck, drawn, meta, room) : null;
  const handleRelease = (_tree: unknown, meta?: MosaicChangeMeta<number>) => {
    const next = resized(meta);
    setDraft(null);
    if (next) store.change((workspace) => ({ ...workspace, deck: next }));
  };
  const { tree, paneOf } = tilesOf(drawn.tree);
  return (
    <DeckContext value={tools}>
      <div className={styles.deck}>
        {/* A group with a name, because readers reach hidden columns by scrolling it. */}
        <div className={styles.place}>
          <div ref={strip} className={styles.strip} role="group" aria-label={t('column.deck')} data-part="deck" data-end={end}>
            <div className={styles.columns} style={{ inlineSize: drawn.width }}>
              {/* Columns that are drawn before their widths are known would be laid out twice. */}
              {isMeasured && (
                <Mosaic<number>
                  className={styles.mosaic}
                  value={tree}
                  onChange={(_tree, meta) => setDraft(resized(meta))}
                  onRelease={handleRelease}
                  renderTile={(tile) => <DeckColumn key={paneOf(tile)} paneId={paneOf(tile)} />}
                  resize={SIZES}
                />
              )}
              <LastBorder deck={deck} room={room} onDraft={setDraft} />
              {draft && <div className={styles.shield} />}
            </div>
            <DeckEnd room={Math.max(end, width - drawn.width)} />
          </div>
          <OverflowCue />
        </div>
        {hasBar && <DeckBar />}
      </div>
      <ColumnDragLayer />
    </DeckContext>
  );
});
