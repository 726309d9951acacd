import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import { Mosaic, type MosaicChangeMeta } from 'react-mosaic-component';
import { useI18n } from '~/i18n/useI18n';
import type { Deck as DeckRecord } from '~/services/workspace/document';
import { drawDeck, resizeDrawn } from '~/services/workspace/deckLayout';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import type { LivePanes } from '../panes/LivePanes';
import { useElementSize } from '../lib/useElementSize';
import { ADD_COLUMN_WIDTH, AddColumnButton } from './AddColumnButton';
import { ColumnDragLayer } from './ColumnDragLayer';
import { DeckColumn } from './DeckColumn';
import { ColumnDragging, DeckContext, type DeckTools } from './DeckContext';
import { DeckOverview } from './DeckOverview';
import { LastBorder } from './LastBorder';
import styles from './Deck.module.css';
import { tilesOf } from './tiles';
import './mosaic.css';
import { useAlignedRest } from './useAlignedRest';
import { useDeckPlace } from './useDeckPlace';
import { useDeckScroll } from './useDeckScroll';
import { useFoldOffer } from './useFoldOffer';
import { useKeptFocus } from './useKeptFocus';

interface DeckProps {
  store: WorkspaceStore;
  panes: LivePanes;
}

/** The smallest tiles, in percent of the split and in px. For columns, the deck itself sets the minimum. */
const SIZES = { minimumPaneSizePercentage: { row: 0, column: 10 }, minimumPaneSizePx: { row: 40, column: 44 } };

/** From this number of panes on, an overview helps to find one. */
const MANY = 8;

/** The main pane and the columns beside, below and behind each other. If they do not fit, the strip scrolls. */
export default observer(function Deck({ store, panes }: DeckProps) {
  const { t } = useI18n();
  const strip = useRef<HTMLDivElement>(null);
  const { width, height } = useElementSize(strip);
  const room = useMemo(() => ({ width: Math.max(0, width - ADD_COLUMN_WIDTH), height }), [width, height]);
  const [draft, setDraft] = useState<DeckRecord | null>(null);
  const [tools] = useState<DeckTools>(() => ({
    store,
    panes,
    strip,
    dragging: new ColumnDragging(),
    roomWidth: () => Math.max(0, strip.current!.clientWidth - ADD_COLUMN_WIDTH),
  }));
  useDeckPlace(strip, store, width);
  useDeckScroll(strip, store);
  useAlignedRest(strip, tools.dragging);
  useFoldOffer(store, panes, room.width);
  useKeptFocus(strip, store);

  const deck = draft ?? store.deck;
  const drawn = drawDeck(deck, room);
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
        <div ref={strip} className={styles.strip} role="group" aria-label={t('column.deck')} data-part="deck">
          <div className={styles.columns} style={{ inlineSize: drawn.width }}>
            <Mosaic<number>
              className={styles.mosaic}
              value={tree}
              onChange={(_tree, meta) => setDraft(resized(meta))}
              onRelease={handleRelease}
              renderTile={(tile) => <DeckColumn key={paneOf(tile)} paneId={paneOf(tile)} />}
              resize={SIZES}
            />
            <LastBorder deck={deck} room={room} onDraft={setDraft} />
            {draft && <div className={styles.shield} />}
          </div>
          <AddColumnButton />
        </div>
        {store.deckPanes.length >= MANY && <DeckOverview strip={strip} />}
      </div>
      <ColumnDragLayer />
    </DeckContext>
  );
});
