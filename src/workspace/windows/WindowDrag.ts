import { compassTarget, type DockTarget } from '~/services/workspace/docking';
import type { Rect, SnapZone } from '~/services/workspace/document';
import { clampRect, resizeRect, zoneAt, type ResizeEdge, type Viewport } from '~/services/workspace/windowRect';
import { deckBoxes } from '../drag/deckBoxes';
import { followPointer } from '../drag/followPointer';

/** The distance of the pointer from the top of a window that it drags out of a maximized or snapped state, in px. */
const GRIP = 20;

/** How a window is drawn while it is dragged. */
export interface DragPreview {
  readonly rect: Rect;
  /** Where the window would snap if it were dropped now. */
  readonly zone: SnapZone | 'maximised' | null;
  /** Where the window would be docked if it were dropped now. */
  readonly dock: DockTarget | null;
}

/** A window under the pointer. */
interface DragOptions {
  /** Where the window is drawn now. */
  readonly shown: Rect;
  /** Its size while it floats, which a maximized or snapped window gets back when it is dragged away. */
  readonly floating: Rect;
  readonly edge: ResizeEdge | null;
  readonly viewport: Viewport;
  /** @param at the position of the pointer */
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
