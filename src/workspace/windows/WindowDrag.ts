import type { Rect, SnapZone } from '~/services/workspace/document';
import { clampRect, resizeRect, zoneAt, type ResizeEdge, type Viewport } from '~/services/workspace/windowRect';

/** Less than this is a click with an unsteady hand; px. */
const SLOP = 4;
/** The pointer stands this far below the top of a window that it pulled out of its place (reference/deck-windows-shell.md section 8); px. */
const GRIP = 20;

/** What a window looks like while the pointer holds it. */
export interface DragPreview {
  readonly rect: Rect;
  /** Where it would snap if it were let go now. */
  readonly zone: SnapZone | 'maximised' | null;
}

/** A window under the pointer. */
interface DragOptions {
  /** Where it is drawn now. */
  readonly shown: Rect;
  /** Its size when it floats; a maximised or snapped window takes it back when it is pulled away. */
  readonly floating: Rect;
  readonly edge: ResizeEdge | null;
  readonly viewport: Viewport;
  readonly onPreview: (preview: DragPreview | null) => void;
  readonly onDone: (preview: DragPreview) => void;
}

/** Follows the pointer from its press until it is let go. Escape, or losing the pointer, leaves everything as it was. */
export function dragWindow(event: PointerEvent, handle: Element, options: DragOptions): void {
  const { shown, floating, edge, viewport, onPreview, onDone } = options;
  const start = { x: event.clientX, y: event.clientY };
  const pulled =
    floating.width === shown.width && floating.height === shown.height
      ? shown
      : { ...floating, x: start.x - floating.width / 2, y: start.y - GRIP };
  const listening = new AbortController();
  const { signal } = listening;
  let preview: DragPreview | null = null;

  const move = ({ clientX, clientY }: PointerEvent): void => {
    const dx = clientX - start.x;
    const dy = clientY - start.y;
    if (!preview && Math.hypot(dx, dy) < SLOP) return;
    preview = edge
      ? { rect: resizeRect(shown, edge, { dx, dy }, viewport), zone: null }
      : {
          rect: clampRect({ ...pulled, x: pulled.x + dx, y: pulled.y + dy }, viewport),
          zone: zoneAt({ x: clientX, y: clientY }, viewport),
        };
    onPreview(preview);
  };
  const end = (): void => {
    listening.abort();
    handle.releasePointerCapture(event.pointerId);
    onPreview(null);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', (moved) => move(moved as PointerEvent), { signal });
  handle.addEventListener(
    'pointerup',
    () => {
      end();
      if (preview) onDone(preview);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
  const escape = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    end();
  };
  document.addEventListener('keydown', escape, { signal, capture: true });
}
