import { observer } from 'mobx-react-lite';
import type { RowComponentProps } from 'react-window';
import { Icon } from '~/components/ui/Icon';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import type { EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import type { EmojiPickerState } from './EmojiPickerState';
import type { PickerPlace, PickerRow } from './PickerRows';

interface PickerRowProps {
  state: EmojiPickerState;
  offer: EmojiOffer;
  gridId: string;
  onPick: (emoji: string, cell: Element) => void;
}

/** Returns the id of the element at a place in a grid. */
export const cellId = (gridId: string, { row, column }: PickerPlace): string => `${gridId}${row}-${column}`;

/** One row of the grid, at the place that `style` gives. */
export const PickerRowView = observer(function PickerRowView({ index, style, state, ...props }: RowComponentProps<PickerRowProps>) {
  const row = state.rows.rows[index];
  if (!row) return null;
  const column = state.current?.row === index ? state.current.column : -1;
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row} style={style}>
      {row.kind === 'cells' ? (
        <Cells row={row} index={index} current={column} {...props} />
      ) : (
        <Heading
          row={row}
          id={cellId(props.gridId, { row: index, column: 0 })}
          isCurrent={column === 0}
          onToggle={() => state.toggle(row.section)}
        />
      )}
    </div>
  );
});

interface HeadingProps {
  row: Extract<PickerRow, { kind: 'heading' }>;
  id: string;
  isCurrent: boolean;
  onToggle: () => void;
}

/** The name of a group. The name of a folder opens and closes it. */
function Heading({ row: { section, isOpen }, id, isCurrent, onToggle }: HeadingProps) {
  const i18n = useI18n();
  const { title, count, depth, isFolder } = section;
  if (!isFolder) {
    return (
      <div role="rowheader" className={styles.heading}>
        {title}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus, and its keys reach every heading
    <div
      id={id}
      role="rowheader"
      tabIndex={-1}
      className={styles.heading}
      style={{ paddingInlineStart: 4 + depth * 12 }}
      aria-expanded={isOpen}
      aria-label={i18n.t('emojiPicker.folder', { title, n: count })}
      data-current={isCurrent || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
      <span className={styles.title}>{title}</span>
      <span className={styles.count}>{i18n.number(count)}</span>
    </div>
  );
}

interface CellsProps extends Omit<PickerRowProps, 'state'> {
  row: Extract<PickerRow, { kind: 'cells' }>;
  index: number;
  /** The highlighted column, or -1. */
  current: number;
}

/** The emoji of a row. */
const Cells = observer(function Cells({ row, index, current, gridId, offer, onPick }: CellsProps) {
  return row.emojis.map((emoji, column) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus, and its keys reach every cell
    <div
      key={emoji}
      id={cellId(gridId, { row: index, column })}
      role="gridcell"
      tabIndex={-1}
      className={styles.cell}
      aria-colindex={column + 1}
      aria-selected={column === current}
      aria-label={emoji}
      title={offer.titleOf(emoji)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onPick(emoji, event.currentTarget)}
    >
      <ReactionEmoji reaction={emoji} />
    </div>
  ));
});
