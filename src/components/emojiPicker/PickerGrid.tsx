import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import type { EmojiPickerState } from './EmojiPickerState';
import { PickerCells, PickerHeading } from './PickerCell';

interface PickerGridProps {
  state: EmojiPickerState;
  offer: EmojiOffer;
  id: string;
  label: string;
  onPick: (emoji: string, cell: Element) => void;
}

/** Rows drawn beyond what is in sight, on each side. */
const OVERSCAN = 2;

/** Everything that is offered, of which only the rows in sight are drawn. */
export const PickerGrid = observer(function PickerGrid({ state, offer, id, label, onPick }: PickerGridProps) {
  const { rows, current, cell, height, columns } = state;
  const list = useRef<HTMLDivElement>(null);
  /** How far the list is scrolled, in whole cells: less is no reason to draw again. */
  const [scrolled, setScrolled] = useState(0);
  const measure = () => setScrolled(Math.floor((list.current?.scrollTop ?? 0) / cell));
  const { start, end } = rows.within((scrolled - OVERSCAN) * cell, height + (scrolled + 1 + OVERSCAN) * cell);
  const drawn = rows.rows.slice(start, end);
  const before = drawn[0]?.top ?? 0;
  const last = drawn.at(-1);

  useEffect(() => {
    list.current?.scrollTo(0, 0);
    setScrolled(0);
  }, [state.tab, state.query]);

  const atRow = current?.row;
  useEffect(() => {
    const row = atRow === undefined ? undefined : state.rows.rows[atRow];
    if (!row || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    // Where there is less room the list is lower than the settings say.
    const visible = clientHeight || height;
    if (row.top < scrollTop) list.current.scrollTop = row.top;
    else if (row.top + row.height > scrollTop + visible) list.current.scrollTop = row.top + row.height - visible;
    // What a screen reader is told about has to be there at once, before the list says that it was scrolled.
    setScrolled(Math.floor(list.current.scrollTop / cell));
    // oxlint-disable-next-line react/exhaustive-deps -- the list follows the keys, not rows that come and go
  }, [atRow]);

  return (
    <div role="tabpanel" className={styles.panel} aria-label={label}>
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.rows.length}
        aria-colcount={columns}
        onScroll={measure}
      >
        <div role="rowgroup" style={{ paddingBlockStart: before, paddingBlockEnd: last ? rows.height - last.top - last.height : 0 }}>
          {drawn.map((row, place) => {
            const common = { gridId: id, index: start + place, current: current?.row === start + place ? current.column : -1 };
            return row.kind === 'heading' ? (
              <PickerHeading key={`h${row.section.id}`} {...common} row={row} onToggle={() => state.toggle(row.section)} />
            ) : (
              <PickerCells key={`${row.section.id} ${row.emojis[0]}`} {...common} row={row} offer={offer} onPick={onPick} />
            );
          })}
        </div>
      </div>
    </div>
  );
});
