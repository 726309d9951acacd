import type { Point } from '~/services/workspace/docking';

/** A press that moves less than this is still a click, in px. */
const SLOP = 4;

/** Callbacks of {@link followPointer}. */
interface Following {
  /** Called with each move, once it is more than a click: the position of the pointer and the distance from the press. */
  readonly onMove: (at: Point, by: { readonly dx: number; readonly dy: number }) => void;
  /** Called when the pointer is released after it moved. */
  readonly onDone: () => void;
  /** Called at the end in any case: released, canceled with Escape, or interrupted by the browser. */
  readonly onEnd: () => void;
}

/** Follows the pointer from its press to its release. Escape and a lost pointer cancel the drag. */
export function followPointer(event: PointerEvent, handle: Element, { onMove, onDone, onEnd }: Following): void {
  const start = { x: event.clientX, y: event.clientY };
  const listening = new AbortController();
  const { signal } = listening;
  let hasMoved = false;
  const end = (): void => {
    listening.abort();
    if (handle.hasPointerCapture(event.pointerId)) handle.releasePointerCapture(event.pointerId);
    onEnd();
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const dx = clientX - start.x;
    const dy = clientY - start.y;
    if (!hasMoved && Math.hypot(dx, dy) < SLOP) return;
    // Not captured earlier, so that a plain click still reaches the button.
    if (!hasMoved) handle.setPointerCapture(event.pointerId);
    hasMoved = true;
    onMove({ x: clientX, y: clientY }, { dx, dy });
  };
  const release = (): void => {
    end();
    if (!hasMoved) return;
    swallowClick();
    onDone();
  };
  const escape = (key: KeyboardEvent): void => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    end();
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', escape, { signal, capture: true });
}

/** Cancels the click that the browser sends when a drag ends over its handle. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => click.stopPropagation();
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
