import { isRightToLeft } from '~/lib/isRightToLeft';

/** A swipe shorter than this springs back, in px. */
const FAR_ENOUGH = 80;
/** A move of this length in another direction is not a swipe, in px. */
const ASIDE = 40;

/** The edge that a swipe goes to; `start` and `end` depend on the direction of writing. */
type SwipeEdge = 'start' | 'end' | 'down';

/** Moves an element with a finger towards an edge and calls `onDone` if the swipe was long enough. */
export function followSwipe(event: PointerEvent, element: HTMLElement, edge: SwipeEdge, onDone: () => void): void {
  const isDown = edge === 'down';
  if (event.pointerType === 'mouse' || (!isDown && !isFree(event.target, element))) return;
  const sign = (edge === 'end') === isRightToLeft(element) ? -1 : 1;
  const listening = new AbortController();
  const { signal } = listening;
  let way = 0;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const dx = clientX - event.clientX;
    const dy = clientY - event.clientY;
    const [along, across] = isDown ? [dy, dx] : [dx * sign, dy];
    if (Math.abs(across) > ASIDE && Math.abs(across) > Math.abs(along)) return cancel();
    way = Math.max(0, along);
    if (isDown) moveDown(element, way);
    else element.style.translate = `${way * sign}px`;
  };
  const cancel = (): void => {
    listening.abort();
    element.style.translate = '';
  };
  const release = (): void => {
    listening.abort();
    releaseSwipe(element, way, onDone);
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('pointerup', release, { signal });
}

/** Moves an element with a finger. @param way px */
export function moveDown({ style }: HTMLElement, way: number): void {
  style.translate = `0 ${way}px`;
}

/** Lets go of an element: calls `onDone` if it was moved far enough. If it is still there afterwards, it springs back. */
export function releaseSwipe({ style }: HTMLElement, way: number, onDone: () => void): void {
  if (way >= FAR_ENOUGH) onDone();
  requestAnimationFrame(() => (style.translate = ''));
}

/** Whether nothing between the touch and the element needs a movement to the side itself. */
function isFree(target: EventTarget | null, element: HTMLElement): boolean {
  for (let one = target instanceof Element ? target : null; one && one !== element; one = one.parentElement) {
    const { touchAction, overflowX } = getComputedStyle(one);
    const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth;
    if (scrolls || (touchAction && touchAction !== 'auto') || one.matches('input, textarea, select, [draggable="true"]')) return false;
  }
  return true;
}
