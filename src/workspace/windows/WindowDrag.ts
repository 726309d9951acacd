import { compassTarget, type DockTarget } from '~/services/workspace/docking';
import type { Rect, SnapZone } from '~/services/workspace/document';
import { clampRect, resizeRect, zoneAt, type ResizeEdge, type Viewport } from '~/services/workspace/windowRect';
import { deckBoxes } from '../drag/deckBoxes';
import { followPointer } from '../drag/followPointer';

/** The pointer stands this far below the top of a window that it pulled out of its place (reference/deck-windows-shell.md section 8); px. */
const GRIP = 20;

/** What a window looks like while the pointer holds it. */
export interface DragPreview {
  readonly rect: Rect;
  /** Where it would snap if it were let go now. */
  readonly zone: SnapZone | 'maximised' | null;
  /** Where it would be docked if it were let go now. */
  readonly dock: DockTarget | null;
}

/** A window under the pointer. */
interface DragOptions {
  /** Where it is drawn now. */
  readonly shown: Rect;
  /** Its size when it floats; a maximised or snapped window takes it back when it is pulled away. */
  readonly floating: Rect;
  readonly edge: ResizeEdge | null;
  readonly viewport: Viewport;
  /** @param at where the pointer is */
  readonly onPreview: (preview: DragPreview | null, at?: { readonly x: number; readonly y: number }) => void;
  readonly onDone: (preview: DragPreview) => void;
}

/** Moves a window, or one of its edges, with the pointer. */
export function dragWindow(event: PointerEvent, handle: Element, options: DragOptions): void {
  const { shown, floating, edge, viewport, onPreview, onDone } = options;
  const isWhole = floating.width === shown.width && floating.height === shown.height;
  const pulled = isWhole ? shown : { ...floating, x: event.clientX - floating.width / 2, y: event.clientY - GRIP };
  const boxes = edge ? [] : deckBoxes();
  let preview: DragPreview | null = null;
  followPointer(event, handle, {
    onMove(at, { dx, dy }) {
      const dock = compassTarget(at, boxes);
      preview = edge
        ? { rect: resizeRect(shown, edge, { dx, dy }, viewport), zone: null, dock: null }
        : {
            rect: clampRect({ ...pulled, x: pulled.x + dx, y: pulled.y + dy }, viewport),
            zone: dock ? null : zoneAt(at, viewport),
            dock,
          };
      onPreview(preview, at);
    },
    onDone: () => preview && onDone(preview),
    onEnd: () => onPreview(null),
  });
}
