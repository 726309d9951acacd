import { useState, type DragEvent } from 'react';

/** What is dragged inside the drive. */
export type DriveDrag = { readonly kind: 'files'; readonly ids: readonly string[] } | { readonly kind: 'folder'; readonly id: string };

/** Kind of the data while it is dragged; other pages see it and leave it alone. */
const DRIVE_TYPE = 'application/x-wisteria-drive';

/** Begins to drag something of the drive. */
export function startDrag(event: DragEvent, drag: DriveDrag): void {
  event.dataTransfer.setData(DRIVE_TYPE, JSON.stringify(drag));
  event.dataTransfer.effectAllowed = 'move';
  // Columns are moved by dragging, too: what listens for that ends every drag that it did not begin.
  event.stopPropagation();
}

/** Whether something of the drive is dragged; what it is can be read only when it is dropped. */
export const isDriveDrag = (event: DragEvent): boolean => event.dataTransfer.types.includes(DRIVE_TYPE);

/** Whether files from outside are dragged. */
export const isFileDrag = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** What was dropped, or null for something that is not of the drive. */
export function droppedFrom(event: DragEvent): DriveDrag | null {
  try {
    const drag = JSON.parse(event.dataTransfer.getData(DRIVE_TYPE)) as DriveDrag;
    return drag.kind === 'files' || drag.kind === 'folder' ? drag : null;
  } catch {
    // Another page may use the same name for something else.
    return null;
  }
}

/** Makes an element take what is dragged. @param accepts whether it takes it, as far as that can be told before the drop */
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
      // Children are left and entered all the time.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!accepts(event)) return;
      event.preventDefault();
      // Whoever counts files in that are dragged in from outside must see them land.
      if (isDriveDrag(event)) event.stopPropagation();
      onDrop(event);
    },
  };
  return { isOver, handlers };
}
