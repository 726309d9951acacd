import type { PointerEvent } from 'react';
import type { ResizeEdge } from '~/services/workspace/windowRect';
import styles from './ResizeHandles.module.css';

const EDGES: readonly ResizeEdge[] = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'];

/** The sides and corners that resize a window by pointer. The keyboard resizes it by the title. */
export function ResizeHandles({ onPress }: { onPress: (event: PointerEvent, edge: ResizeEdge) => void }) {
  return (
    // Physical sides: the pointer is measured by left and right, whatever the direction of text.
    <div className={styles.handles} dir="ltr" aria-hidden="true">
      {EDGES.map((edge) => (
        <div key={edge} className={styles.handle} data-edge={edge} onPointerDown={(event) => onPress(event, edge)} />
      ))}
    </div>
  );
}
