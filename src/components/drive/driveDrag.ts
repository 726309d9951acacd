import { useState, type DragEvent } from 'react';

/** The items that are dragged inside the drive. */
export type DriveDrag = { readonly kind: 'files'; readonly ids: readonly string[] } | { readonly kind: 'folder'; readonly id: string };

/** The data type while dragging; other pages ignore it. */
const DRIVE_TYPE = 'application/x-wisteria-drive';

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
    const drag = JSON.parse(event.dataTransfer.getData(DRIVE_TYPE)) as DriveDrag;
    return drag.kind === 'files' || drag.kind === 'folder' ? drag : null;
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
