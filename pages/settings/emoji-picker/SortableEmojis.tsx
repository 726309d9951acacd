import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { useStores } from '~/react/context';
import styles from './EmojiPalette.module.css';

/** How far a mouse moves before it drags, in px, and how long a finger rests first, in ms. */
const MOUSE = { distance: 4 };
const TOUCH = { delay: 100, tolerance: 8 };

interface SortableEmojisProps {
  label: string;
  /** Without repetitions. */
  emojis: readonly string[];
  onChange: (emojis: readonly string[]) => void;
}

/** Emoji that are sorted by dragging, with Alt and the arrow keys, and from their menus. */
export function SortableEmojis({ label, emojis, onChange }: SortableEmojisProps) {
  const { t } = useI18n();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const total = emojis.length;
  const placeOf = (id: unknown): number => emojis.indexOf(String(id));
  const move = (from: number, to: number) => {
    const emoji = emojis[from];
    if (emoji === undefined || to < 0 || to >= total) return;
    onChange(arrayMove([...emojis], from, to));
    setAnnounced(t('sorting.placed', { name: emoji, n: to + 1, total }));
  };
  const remove = (index: number) => {
    onChange(emojis.toSpliced(index, 1));
    // The focus would be lost with the removed emoji.
    list.current?.querySelectorAll('button')[index > 0 ? index - 1 : 1]?.focus();
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sorting.taken', { name: String(active.id) }),
    onDragOver: ({ active, over }) => (over ? t('sorting.place', { name: String(active.id), n: placeOf(over.id) + 1, total }) : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('sorting.canceled', { name: String(active.id) }),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('settingsEmojiPickerPage.help') } }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={[...emojis]} strategy={rectSortingStrategy}>
        <output className="visuallyHidden">{announced}</output>
        <ul className={styles.emojis} aria-label={label} ref={list}>
          {emojis.map((emoji, index) => (
            <EmojiItem
              key={emoji}
              emoji={emoji}
              index={index}
              total={total}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface EmojiItemProps {
  emoji: string;
  index: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function EmojiItem({ emoji, index, total, onMove, onRemove }: EmojiItemProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: emoji });
  const label = t('settingsEmojiPickerPage.menu', { emoji });
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    void overlays.openMenu(
      event.currentTarget,
      [
        { text: t('settingsEmojiPickerPage.earlier'), icon: 'chevronUp', disabled: index === 0, action: () => onMove(index - 1) },
        { text: t('settingsEmojiPickerPage.later'), icon: 'chevronDown', disabled: index === total - 1, action: () => onMove(index + 1) },
        { type: 'divider' },
        { text: t('settingsEmojiPickerPage.remove'), icon: 'x', danger: true, action: onRemove },
      ],
      { label },
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? stepOf(event) : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      className={styles.item}
      style={{
        translate: transform ? `${transform.x}px ${transform.y}px` : undefined,
        transition: transition?.replace('transform', 'translate'),
      }}
    >
      <button
        {...listeners}
        type="button"
        className={styles.emoji}
        aria-label={label}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={openMenu}
        onContextMenu={openMenu}
        onKeyDown={handleKeyDown}
      >
        <ReactionEmoji reaction={emoji} />
      </button>
    </li>
  );
}

/** Returns how far an arrow key moves an emoji: one place on, one back, or 0 for other keys. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  const onward = isRightToLeft(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return key === onward ? 1 : -1;
}
