import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { List, type ListImperativeAPI } from 'react-window';
import type { EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import type { EmojiPickerState } from './EmojiPickerState';
import { PickerRowView } from './PickerRowView';

interface PickerGridProps {
  state: EmojiPickerState;
  offer: EmojiOffer;
  id: string;
  label: string;
  onPick: (emoji: string, cell: Element) => void;
}

/** How many rows are rendered beyond the visible ones, on each side. */
const OVERSCAN = 1;

/** The grid of all available emoji. Only visible rows are rendered. */
export const PickerGrid = observer(function PickerGrid({ state, offer, id, label, onPick }: PickerGridProps) {
  const { rows, current, cell, height, columns } = state;
  const list = useRef<ListImperativeAPI>(null);

  useLayoutEffect(() => {
    list.current?.element?.scrollTo({ top: 0, behavior: 'instant' });
  }, [state.tab, state.query]);

  const row = current?.row;
  useEffect(() => {
    if (row !== undefined) list.current?.scrollToRow({ index: row, behavior: 'instant' });
  }, [row]);

  return (
    <div role="tabpanel" className={styles.panel} aria-label={label}>
      <List
        listRef={list}
        id={id}
        className={styles.list}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.rows.length}
        aria-colcount={columns}
        defaultHeight={height}
        rowCount={rows.rows.length}
        rowHeight={cell}
        rowComponent={PickerRowView}
        rowProps={{ state, offer, gridId: id, onPick }}
        overscanCount={OVERSCAN}
      />
    </div>
  );
});
