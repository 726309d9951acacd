import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Icon } from '~/components/ui/Icon';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import type { EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import type { PickerPlace, PickerRow } from './PickerRows';

interface RowProps<K extends PickerRow['kind']> {
  row: Extract<PickerRow, { kind: K }>;
  gridId: string;
  /** Among all rows, drawn or not. */
  index: number;
  /** The column where the keys are, -1 for another row. */
  current: number;
}

/** Id of the element at a place. */
export const cellId = (gridId: string, { row, column }: PickerPlace): string => `${gridId}${row}-${column}`;

/** The name of a group; that of a folder opens and closes it. */
export const PickerHeading = memo(function PickerHeading({
  row: { section, isOpen, height },
  gridId,
  index,
  current,
  onToggle,
}: RowProps<'heading'> & { onToggle: () => void }) {
  const i18n = useI18n();
  const { title, count, depth, isFolder } = section;
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row} style={{ blockSize: height }}>
      {isFolder ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus, and its keys reach every heading
        <div
          id={cellId(gridId, { row: index, column: 0 })}
          role="rowheader"
          tabIndex={-1}
          className={styles.heading}
          style={{ paddingInlineStart: 4 + depth * 12 }}
          aria-expanded={isOpen}
          aria-label={i18n.t('emojiPicker.folder', { title, n: count })}
          data-current={current === 0 || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
          <span className={styles.title}>{title}</span>
          <span className={styles.count}>{i18n.number(count)}</span>
        </div>
      ) : (
        <div role="rowheader" className={styles.heading}>
          {title}
        </div>
      )}
    </div>
  );
});

/** Emoji beside each other. */
export const PickerCells = observer(function PickerCells({
  row: { emojis, height },
  gridId,
  index,
  current,
  offer,
  onPick,
}: RowProps<'cells'> & { offer: EmojiOffer; onPick: (emoji: string, cell: Element) => void }) {
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row} style={{ blockSize: height }}>
      {emojis.map((emoji, column) => (
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
      ))}
    </div>
  );
});
