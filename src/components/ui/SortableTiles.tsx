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
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import styles from './SortableTiles.module.css';

/** How far a mouse moves before it drags, in px, and how long a finger rests first, in ms. */
const MOUSE = { distance: 4 };
const TOUCH = { delay: 100, tolerance: 8 };

interface SortableTilesProps {
  label: string;
  /** Says to screen readers how tiles are sorted. */
  help: string;
  className: string | undefined;
  /** The tiles in their order; `name` is for screen readers. */
  items: readonly { readonly id: string; readonly name: string }[];
  onMove: (from: number, to: number) => void;
  /** Draws the tile at an index, as a {@link SortableTile}. @param onMove moves it */
  children: (index: number, onMove: (to: number) => void) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Tiles in rows that are sorted by dragging, and with Alt and the arrow keys. */
export function SortableTiles({ label, help, className, items, onMove, children, ref }: SortableTilesProps) {
  const { t } = useI18n();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  // Outside a modal dialog, live regions are silent, so the announcements are inside.
  const [announced, setAnnounced] = useState('');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const total = items.length;
  const indexOf = (id: unknown): number => items.findIndex((item) => item.id === id);
  const nameOf = (id: unknown): string => items[indexOf(id)]?.name ?? '';
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= total) return;
    onMove(from, to);
    setAnnounced(t('sorting.placed', { name: item.name, n: to + 1, total }));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sorting.taken', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? t('sorting.place', { name: nameOf(active.id), n: indexOf(over.id) + 1, total }) : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('sorting.canceled', { name: nameOf(active.id) }),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: help }, ...(box && { container: box }) }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <div ref={setBox} className={styles.announced} />
        <output className="visuallyHidden">{announced}</output>
        <ul ref={ref} className={className} aria-label={label}>
          {items.map((_item, index) => children(index, (to) => move(index, to)))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableTileProps {
  id: string;
  index: number;
  label: string;
  title?: string;
  /** Classes of the tile and of the button in it. */
  className: string | undefined;
  buttonClassName: string | undefined;
  onMove: (to: number) => void;
  /** A press or a right click opens the menu of the tile. */
  onMenu: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
  /** What else the tile has, beside its button. */
  below?: ReactNode;
}

/** One of {@link SortableTiles}. */
export function SortableTile({ id, index, label, title, className, buttonClassName, onMove, onMenu, children, below }: SortableTileProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onMenu(event);
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
      className={className}
      style={{
        translate: transform ? `${transform.x}px ${transform.y}px` : undefined,
        transition: transition?.replace('transform', 'translate'),
      }}
    >
      <button
        {...listeners}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        title={title}
        onClick={openMenu}
        onContextMenu={openMenu}
        onKeyDown={handleKeyDown}
      >
        {children}
      </button>
      {below}
    </li>
  );
}

/** Returns how far an arrow key moves a tile: one place on, one back, or 0 for other keys. */
function stepOf({ key, currentTarget }: KeyboardEvent): number {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  const onward = isRightToLeft(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return key === onward ? 1 : -1;
}
