import {
  closestCenter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DndContextProps,
  type KeyboardCoordinateGetter,
  type Over,
  type Translate,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { dropPlace, rowsOf, type ConditionGroup, type ConditionPlace, type ConditionRow } from '~/services/roleCondition';

/** How far a press has to move to become a drag, in px. */
const DRAG_START_PX = 4;

/** How far to the side a condition is dragged for the next depth, in px. */
const STEP_PX = 24;

interface DragOptions {
  root: ConditionGroup;
  /** Returns a condition in words. */
  nameOf: (id: string) => string;
  onMove: (id: string, place: ConditionPlace) => void;
  /** The element for announcements. */
  box: HTMLElement | null;
}

interface Dragged {
  readonly active: Pick<Active, 'id'>;
  readonly over: Pick<Over, 'id'> | null;
  readonly delta: Pick<Translate, 'x'>;
}

/** Up and down as in other lists; to the side, one depth. */
const coordinates: KeyboardCoordinateGetter = (event, given) => {
  const { x, y } = given.currentCoordinates;
  if (event.code === 'ArrowRight' || event.code === 'ArrowLeft') {
    event.preventDefault();
    return { x: event.code === 'ArrowRight' ? x + STEP_PX : x - STEP_PX, y };
  }
  return sortableKeyboardCoordinates(event, given);
};

/**
 * Drags conditions by their handles: up and down, and to the side into groups and out of them. What is inside a dragged group is hidden
 * meanwhile.
 */
export function useConditionDrag({ root, nameOf, onMove, box }: DragOptions) {
  const { t } = useI18n();
  const [drag, setDrag] = useState<Dragged | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_START_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
  );
  const all = rowsOf(root);
  const placeOf = ({ active, over, delta }: Dragged) => {
    const from = all.find(({ condition }) => condition.id === active.id);
    if (!from) return null;
    const steps = Math.round(delta.x / STEP_PX) * (box && isRightToLeft(box) ? -1 : 1);
    return dropPlace(root, from.condition.id, String(over?.id ?? active.id), from.depth + steps);
  };
  const place = drag && placeOf(drag);
  // Announcements are not told how far to the side it is.
  const delta = useRef({ x: 0 });
  const placedText = (dragged: Omit<Dragged, 'delta'>, key: 'role.place' | 'role.placed') => {
    const at = placeOf({ ...dragged, delta: delta.current });
    const name = nameOf(String(dragged.active.id));
    return at ? t(key, { name, group: nameOf(at.parentId), n: at.index + 1 }) : t('role.noPlace', { name });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sorting.taken', { name: nameOf(String(active.id)) }),
    onDragMove: (event) => placedText(event, 'role.place'),
    onDragOver: () => undefined,
    onDragEnd: (event) => placedText(event, 'role.placed'),
    onDragCancel: ({ active }) => t('sorting.canceled', { name: nameOf(String(active.id)) }),
  };
  const follow = ({ active, over, delta: by }: Dragged) => {
    delta.current = by;
    setDrag({ active, over, delta: by });
  };
  const context: DndContextProps = {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('role.sortingHelp') }, ...(box && { container: box }) },
    onDragStart: ({ active }) => follow({ active, over: active, delta: { x: 0 } }),
    onDragMove: follow,
    onDragOver: follow,
    onDragEnd: (event) => {
      delta.current = event.delta;
      setDrag(null);
      const at = placeOf(event);
      if (at) onMove(String(event.active.id), at);
    },
    onDragCancel: () => setDrag(null),
  };
  return {
    context,
    /** The rows to show. */
    rows: drag ? rowsOf(root, String(drag.active.id)) : all,
    /** The depth at which a row is shown. */
    depthOf: ({ condition, depth }: ConditionRow): number => (place && drag?.active.id === condition.id ? place.depth : depth),
  };
}
