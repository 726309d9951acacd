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
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import type { ComposerState } from '../ComposerState';
import styles from './AttachedFiles.module.css';
import { AttachedFile } from './AttachedFile';

/** How far a mouse moves before it drags, in px, and how long a finger rests first, in ms. */
const MOUSE = { distance: 4 };
const TOUCH = { delay: 100, tolerance: 8 };

/** The attached files. They are sorted by dragging, with Alt and the arrow keys, and from their menus. */
export const FileGrid = observer(function FileGrid({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { attachments } = state;
  const { files } = attachments;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  // Outside a modal dialog, live regions are silent, so what is announced is inside.
  const [announced, setAnnounced] = useState('');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const indexOf = (id: unknown): number => files.findIndex((file) => file.id === id);
  const nameOf = (id: unknown): string => visibleFileName(files[indexOf(id)]?.name ?? '');
  const move = (from: number, to: number) => {
    const file = files[from];
    if (!file || to < 0 || to >= files.length) return;
    attachments.move(from, to);
    setAnnounced(t('sorting.placed', { name: visibleFileName(file.name), n: to + 1, total: files.length }));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sorting.taken', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('sorting.place', { name: nameOf(active.id), n: indexOf(over.id) + 1, total: files.length }) : undefined,
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
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('composer.attachments.sortHelp') },
        ...(box && { container: box }),
      }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={files.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <div ref={setBox} className={styles.announced} />
        <output className="visuallyHidden">{announced}</output>
        <ul className={styles.files} aria-label={t('composer.files')}>
          {files.map((file, index) => (
            <AttachedFile key={file.id} file={file} index={index} state={state} onMove={(to) => move(index, to)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
});
