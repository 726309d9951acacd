import { useI18n } from '~/i18n/useI18n';
import { columnWidths, isFilled, MIN_COLUMN } from '~/services/workspace/deck';
import { resizeLast, type Room } from '~/services/workspace/deckLayout';
import type { Deck } from '~/services/workspace/document';
import { ResizeBorder } from '../drag/ResizeBorder';
import { useDeck } from './DeckContext';
import styles from './LastBorder.module.css';

interface LastBorderProps {
  deck: Deck;
  room: Room;
  /** Shows the deck as it would be, before anything is stored. */
  onDraft: (deck: Deck | null) => void;
}

/** The border after the last column, which react-mosaic does not draw. */
export function LastBorder({ deck, room, onDraft }: LastBorderProps) {
  const { t } = useI18n();
  const { store } = useDeck();
  // Where the main pane takes the rest, the deck ends where its room does.
  if (deck.maximised !== null || isFilled(deck, room.width)) return null;
  const widthIn = (one: Deck) => columnWidths(one, room.width).at(-1)!;
  const resized = (one: Deck, width: number) => resizeLast(one, width - widthIn(one), room);
  return (
    <ResizeBorder
      className={styles.border}
      label={t('column.width')}
      width={widthIn(deck)}
      min={MIN_COLUMN}
      grows="end"
      onDraft={(width) => onDraft(width === null ? null : resized(store.deck, width))}
      onChange={(width) => store.changeDeck((one) => resized(one, width))}
    />
  );
}
