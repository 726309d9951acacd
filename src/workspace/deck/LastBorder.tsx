import type { KeyboardEvent, PointerEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { columnWidths, MIN_COLUMN } from '~/services/workspace/deck';
import { resizeLast, type Room } from '~/services/workspace/deckLayout';
import type { Deck } from '~/services/workspace/document';
import { followPointer } from '../drag/followPointer';
import { useDeck } from './DeckContext';
import styles from './LastBorder.module.css';

interface LastBorderProps {
  deck: Deck;
  room: Room;
  /** Shows the deck as it would be, before anything is stored. */
  onDraft: (deck: Deck | null) => void;
}

const STEP = 40;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };

/** The border after the last column, which react-mosaic does not draw. */
export function LastBorder({ deck, room, onDraft }: LastBorderProps) {
  const { t } = useI18n();
  const { store } = useDeck();
  if (deck.maximised !== null) return null;
  const resize = (by: number) => store.change((workspace) => ({ ...workspace, deck: resizeLast(workspace.deck, by, room) }));
  const handlePress = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const before = store.deck;
    let by = 0;
    followPointer(event.nativeEvent, event.currentTarget, {
      onMove: (_at, { dx }) => {
        by = dx;
        onDraft(resizeLast(before, dx, room));
      },
      onDone: () => resize(by),
      onEnd: () => onDraft(null),
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    resize(by);
  };
  return (
    // The lint rule takes a separator for plain content.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget (ARIA 1.2)
    <div
      className={styles.border}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('column.width')}
      aria-valuemin={MIN_COLUMN}
      aria-valuenow={Math.round(columnWidths(deck, room.width).at(-1)!)}
      onPointerDown={handlePress}
      onKeyDown={handleKey}
    />
  );
}
