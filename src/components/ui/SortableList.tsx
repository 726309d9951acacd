import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { IconButton } from './IconButton';
import styles from './SortableList.module.css';

/** One row. */
export interface SortableItem {
  readonly id: string;
  /** Names it for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
  /** More buttons. A row that has some puts all buttons above its content, which then has the whole width. */
  readonly actions?: ReactNode;
}

interface SortableListProps {
  label: string;
  items: readonly SortableItem[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** How far a press has to move to become a drag, in px. */
const DRAG_START_PX = 4;

/** A list that is sorted by dragging a handle, or with Space and the arrow keys on it. */
export function SortableList({ label, items, onMove, onRemove }: SortableListProps) {
  const { t } = useI18n();
  // Outside a modal window, live regions are silent, so the announcements are inside.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_START_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { list, expectRemoval } = useFocusAfterRemoval(items.length);
  const handleRemove = (index: number) => {
    expectRemoval(index);
    onRemove(index);
  };
  const indexOf = (id: unknown): number => items.findIndex((item) => item.id === id);
  const nameOf = (id: unknown): string => items[indexOf(id)]?.label ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sorting.taken', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('sorting.place', { name: nameOf(active.id), n: indexOf(over.id) + 1, total: items.length }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('sorting.placed', { name: nameOf(active.id), n: indexOf((over ?? active).id) + 1, total: items.length }),
    onDragCancel: ({ active }) => t('sorting.canceled', { name: nameOf(active.id) }),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sorting.help') }, ...(box && { container: box }) }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <div ref={setBox} />
        <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
          {items.map((item, index) => (
            <SortableRow key={item.id} item={item} onRemove={() => handleRemove(index)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Moves the focus to the row in the place of a removed one, whose button had it, unless the focus has moved elsewhere. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const expected = useRef<{ readonly index: number; readonly count: number } | null>(null);
  useEffect(() => {
    if (!expected.current || count >= expected.current.count) return;
    const row = list.current?.children[Math.min(expected.current.index, count - 1)];
    expected.current = null;
    if (document.activeElement === document.body) (row?.querySelector<HTMLElement>('[data-remove]') ?? list.current)?.focus();
  }, [count]);
  return { list, expectRemoval: (index: number) => (expected.current = { index, count }) };
}

function SortableRow({ item, onRemove }: { item: SortableItem; onRemove: () => void }) {
  const { t } = useI18n();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: item.id });
  const grip = (
    <IconButton
      icon="gripVertical"
      label={t('sorting.move', { name: item.label })}
      className={styles.grip}
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
    />
  );
  const content = <div className={styles.content}>{item.content}</div>;
  const remove = <IconButton icon="x" label={t('sorting.remove', { name: item.label })} data-remove onClick={onRemove} />;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging}
      data-tall={item.actions ? true : undefined}
      style={{ translate: transform ? `0 ${transform.y}px` : undefined, transition: transition?.replace('transform', 'translate') }}
    >
      {item.actions ? (
        <>
          <div className={styles.buttons}>
            {grip}
            {item.actions}
            {remove}
          </div>
          {content}
        </>
      ) : (
        <>
          {grip}
          {content}
          {remove}
        </>
      )}
    </li>
  );
}
