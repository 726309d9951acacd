import type { Point } from '~/services/workspace/docking';

/** Less than this is a click with an unsteady hand; px. */
const SLOP = 4;

/** What happens while the pointer holds something. */
interface Following {
  /** Told of each move beyond the first few pixels: where the pointer is, and how far from where it began. */
  readonly onMove: (at: Point, by: { readonly dx: number; readonly dy: number }) => void;
  /** The pointer let go after having moved. */
  readonly onDone: () => void;
  /** It is over, whether it was done, given up with Escape, or taken away. */
  readonly onEnd: () => void;
}

/** Follows the pointer from its press until it is let go. Escape, or losing the pointer, leaves everything as it was. */
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
    // Capturing only now leaves a plain click to the button that was pressed.
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

/** A drag that ends over its handle is no click on it. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => click.stopPropagation();
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}
