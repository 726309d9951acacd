/** The callbacks of {@link followSwipe}. */
export interface SwipeListeners {
  /** Called with the way of the finger from its start, in px; positive to the right. */
  readonly onMove: (way: number) => void;
  /** Called when the finger is lifted, with its way and its speed in px per ms. Both are 0 if the browser took the touch over. */
  readonly onRelease: (way: number, speed: number) => void;
}

/** How far a finger moves until its direction counts, in px. */
const SLOP = 10;

/** How much more the finger has to move aside than down. */
const FLATNESS = 1.5;

/** Browsers go back when a finger comes from the edge of the screen; px. */
const EDGE = 24;

/**
 * Follows a finger that moves sideways over an element. It leaves all other gestures alone: scrolling, the mouse, several fingers,
 * and touches that start at the edge of the screen or in an element that moves sideways itself. The element and scrollers inside need
 * `touch-action: pan-y`, or the browser takes the touch over. It listens until the signal is aborted.
 */
export function followSwipe(element: HTMLElement, { onMove, onRelease }: SwipeListeners, signal: AbortSignal): void {
  let origin: PointerEvent | null = null;
  let last: PointerEvent | null = null;
  let speed = 0;

  const release = (way: number): void => {
    const wasMoving = last !== null;
    origin = last = null;
    if (wasMoving) onRelease(way, way === 0 ? 0 : speed);
  };
  const start = (event: PointerEvent): void => {
    if (!event.isPrimary) return release(0);
    if (event.pointerType !== 'touch' || !isFree(event)) return;
    origin = event;
    speed = 0;
  };
  const move = (event: PointerEvent): void => {
    if (!origin || event.pointerId !== origin.pointerId) return;
    const way = event.clientX - origin.clientX;
    const down = Math.abs(event.clientY - origin.clientY);
    if (last === null) {
      if (Math.max(Math.abs(way), down) < SLOP) return;
      // The first movement decides: a list that scrolls does not turn aside.
      if (Math.abs(way) < down * FLATNESS) {
        origin = null;
        return;
      }
      // The row below the finger may leave the page, and would take the events with it.
      element.setPointerCapture(event.pointerId);
    }
    const before = last ?? origin;
    speed = (event.clientX - before.clientX) / Math.max(1, event.timeStamp - before.timeStamp);
    last = event;
    onMove(way);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId === origin?.pointerId) release(event.type === 'pointerup' ? event.clientX - origin.clientX : 0);
  };
  const options = { passive: true, signal };
  element.addEventListener('pointerdown', start, options);
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', end, options);
  element.addEventListener('pointercancel', end, options);
}

/** Returns whether nothing around the finger needs a movement to the side itself. */
function isFree({ target, clientX }: PointerEvent): boolean {
  if (clientX < EDGE || clientX > innerWidth - EDGE) return false;
  // On a zoomed-in page, the gesture pans the page.
  if ((window.visualViewport?.scale ?? 1) > 1) return false;
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
    // Columns come first.
    if (one.matches('textarea, input, select, [draggable="true"], [data-part="deck"]')) return false;
    const { overflowX, touchAction } = getComputedStyle(one);
    if (touchAction === 'none') return false;
    if ((overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth) return false;
  }
  return true;
}
