import { useState, type DragEvent } from 'react';
import { listOf, text } from '~/lib/parsers';

/** Items that are dragged inside the drive of an account, by their ids. */
export interface DriveDrag {
  /** The key of the account that owns them. */
  readonly account: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** The data type while dragging; other pages ignore it. */
const DRIVE_TYPE = 'application/x-wisteria-drive';

/** The most items of a drag; more than a folder of the drive ever shows. */
const MOST_ITEMS = 100_000;
const ids = listOf(text(64), MOST_ITEMS);

/** Starts dragging items of the drive. */
export function startDrag(event: DragEvent, drag: DriveDrag): void {
  event.dataTransfer.setData(DRIVE_TYPE, JSON.stringify(drag));
  event.dataTransfer.effectAllowed = 'move';
  // Columns can be dragged too, and their listener cancels every drag that it did not start.
  event.stopPropagation();
}

/** Returns whether items of the drive are dragged. Their ids are readable only on drop. */
export const isDriveDrag = (event: DragEvent): boolean => event.dataTransfer.types.includes(DRIVE_TYPE);

/** Returns whether files from outside the page are dragged. */
export const isFileDrag = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Returns the dropped items, or null if they are not from the drive. */
export function droppedFrom(event: DragEvent): DriveDrag | null {
  try {
    const { account, files, folders } = JSON.parse(event.dataTransfer.getData(DRIVE_TYPE)) as Partial<Record<keyof DriveDrag, unknown>>;
    return typeof account === 'string' ? { account, files: ids(files) ?? [], folders: ids(folders) ?? [] } : null;
  } catch {
    // Another page may use the same data type with other content.
    return null;
  }
}

/**
 * Makes an element a drop target.
 * @param accepts whether it accepts the drag, as far as that is known before the drop
 */
export function useDropTarget(accepts: (event: DragEvent) => boolean, onDrop: (event: DragEvent) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!accepts(event)) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = isDriveDrag(event) ? 'move' : 'copy';
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      // dragleave also fires when the pointer moves between children.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!accepts(event)) return;
      event.preventDefault();
      // Drops of files from outside bubble up, because an ancestor counts their dragenter and drop events.
      if (isDriveDrag(event)) event.stopPropagation();
      onDrop(event);
    },
  };
  return { isOver, handlers };
}
