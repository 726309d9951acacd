import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { moved } from '~/services/workspace/columns';
import { rootOf } from '~/services/workspace/deck';
import { columnsOf, leavesOf } from '~/services/workspace/deckTree';
import type { DeckNode, PaneId, WorkspaceDocument } from '~/services/workspace/document';
import { inFront } from '~/services/workspace/inFront';
import { followPointer } from '../../drag/followPointer';
import { PaneIcon } from '../../panes/PaneIcon';
import { usePaneTitleText } from '../../panes/usePaneTitleText';
import { useDeck } from '../DeckContext';
import { goToColumn, showColumn } from '../goToColumn';
import styles from './DeckMap.module.css';

/**
 * The columns as small tiles, in a frame around those in sight. A press goes to a column, a drag moves it; arrow keys look at one
 * after the other, and the focus stays in the map.
 */
export const DeckMap = observer(function DeckMap() {
  const { t } = useI18n();
  const { store, panes, sight } = useDeck();
  const map = useRef<HTMLDivElement>(null);
  const columns = columnsOf(rootOf(store.deck));
  const fronts = columns.map((column) => inFront(column)[0]!);
  const active = Math.max(
    0,
    columns.findIndex((column) => leavesOf(column).includes(panes.active.id)),
  );
  const { start, end } = sight.view;
  const handleKey = (event: KeyboardEvent) => {
    const tiles = [...map.current!.querySelectorAll<HTMLElement>('button')];
    const here = tiles.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: tiles.length - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const pane = fronts[to];
    if (pane === undefined) return;
    tiles[to]!.focus();
    showColumn(store, panes, pane);
    panes.activate(panes.of(pane, store));
  };
  return (
    <div ref={map} className={styles.map} role="toolbar" tabIndex={-1} aria-label={t('column.overview')} onKeyDown={handleKey}>
      {columns.map((column, index) => (
        <Tile
          key={fronts[index]}
          column={column}
          front={fronts[index]!}
          isActive={index === active}
          isInSight={index + 0.5 > start && index + 0.5 < end}
        />
      ))}
      <span
        className={styles.frame}
        style={{ insetInlineStart: `${(start / columns.length) * 100}%`, inlineSize: `${((end - start) / columns.length) * 100}%` }}
      />
    </div>
  );
});

interface TileProps {
  column: DeckNode;
  /** The pane of the column that is seen first. */
  front: PaneId;
  isActive: boolean;
  isInSight: boolean;
}

const Tile = observer(function Tile({ column, front, isActive, isInSight }: TileProps) {
  const i18n = useI18n();
  const { store, panes } = useDeck();
  const pane = panes.of(front, store);
  const title = usePaneTitleText(pane, store);
  const others = leavesOf(column).length - 1;
  const waiting = leavesOf(column).reduce((sum, id) => sum + (store.pane(id).hasBadge ? panes.of(id, store).waiting : 0), 0);
  const name = others === 0 ? title : i18n.t('deckBar.andMore', { title, n: others });
  const [shift, setShift] = useState<number | null>(null);
  const drag = ({ button, nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    const step = currentTarget.offsetWidth;
    let by = 0;
    followPointer(nativeEvent, currentTarget, {
      onMove(_at, { dx }) {
        by = dx;
        setShift(dx);
      },
      onDone: () => store.change((workspace) => movedBy(workspace, front, Math.round(by / step))),
      onEnd: () => setShift(null),
    });
  };
  return (
    <button
      type="button"
      className={styles.tile}
      style={shift === null ? undefined : { translate: `${shift}px` }}
      data-dragged={shift !== null || undefined}
      aria-label={waiting > 0 ? i18n.t('ui.labelWithCount', { label: name, count: i18n.t('column.waiting', { n: waiting }) }) : name}
      aria-current={isInSight || undefined}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      data-tooltip={name}
      onClick={() => goToColumn(store, panes, front)}
      onPointerDown={drag}
    >
      <PaneIcon pane={pane} isPlain />
      {waiting > 0 && (
        <span className={styles.count} aria-hidden="true">
          {waiting > MOST ? `${i18n.number(MOST)}+` : i18n.number(waiting)}
        </span>
      )}
    </button>
  );
});

/** Larger counts are shown as "99+". */
const MOST = 99;

/** Moves a column over a number of others; negative to the left. */
function movedBy(workspace: WorkspaceDocument, pane: PaneId, steps: number): WorkspaceDocument {
  let next = workspace;
  for (let left = Math.abs(steps); left > 0; left -= 1) next = moved(next, pane, steps < 0 ? 'left' : 'right');
  return next;
}
