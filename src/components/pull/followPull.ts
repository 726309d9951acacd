/** The callbacks of {@link followPull}. */
export interface PullListeners {
  /** Called with the distance of the finger below its start, in px; at least 0. */
  readonly onPull: (way: number) => void;
  /** Called with the distance when the finger is lifted, in px; 0 if the touch was canceled. */
  readonly onRelease: (way: number) => void;
  /** Returns whether a pull may begin. */
  readonly isAllowed: () => boolean;
}

/**
 * Follows a single finger that pulls a scroller down at its top. It ignores all other gestures: scrolling, horizontal swipes,
 * inner scrollers, dragging, and the mouse. It listens until the signal is aborted.
 */
export function followPull(scroller: HTMLElement, { onPull, onRelease, isAllowed }: PullListeners, signal: AbortSignal): void {
  let origin: Touch | null = null;
  let way: number | null = null;
  let following: AbortController | null = null;
  let watching: AbortController | null = null;

  const release = (reached: number): void => {
    const wasPulling = way !== null;
    following?.abort();
    way = null;
    if (wasPulling) onRelease(reached);
  };
  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!origin || !touch) return;
    const down = touch.clientY - origin.clientY;
    const aside = Math.abs(touch.clientX - origin.clientX);
    // The first movement decides: a scroll that has begun cannot be stopped.
    if (way === null && (down <= aside || !event.cancelable || !isAtTop(scroller))) return release(0);
    event.preventDefault();
    way = Math.max(0, down);
    onPull(way);
  };
  const start = ({ touches, target }: TouchEvent): void => {
    release(0);
    if (touches.length > 1 || !target || !isAtTop(scroller) || !isAllowed() || !isFree(target, scroller)) return;
    origin = touches[0]!;
    following = new AbortController();
    const until = AbortSignal.any([following.signal, signal]);
    // A touch keeps its target even after the target leaves the page, and then no ancestor receives the events.
    target.addEventListener('touchmove', (event) => move(event as TouchEvent), { passive: false, signal: until });
    target.addEventListener('touchend', () => release(way ?? 0), { passive: true, signal: until });
    target.addEventListener('touchcancel', () => release(0), { passive: true, signal: until });
  };
  // Browsers wait for non-passive listeners before they scroll, so one is added only where there is something to pull.
  const watch = (): void => {
    if (isAtTop(scroller) === (watching !== null)) return;
    watching?.abort();
    watching = isAtTop(scroller) ? new AbortController() : null;
    if (watching) scroller.addEventListener('touchmove', nothing, { passive: false, signal: AbortSignal.any([watching.signal, signal]) });
  };
  scroller.addEventListener('touchstart', start, { passive: true, signal });
  scroller.addEventListener('scroll', watch, { passive: true, signal });
  watch();
}

const nothing = (): void => {};

const isAtTop = ({ scrollTop }: HTMLElement): boolean => scrollTop <= 0;

/** Returns whether nothing between the touch and the scroller handles the gesture itself. */
function isFree(target: EventTarget, scroller: HTMLElement): boolean {
  // On a zoomed-in page, the gesture pans the page.
  if ((window.visualViewport?.scale ?? 1) > 1) return false;
  for (let element = target instanceof Element ? target : null; element && element !== scroller; element = element.parentElement) {
    if (element.scrollTop > 0 || element.matches('textarea, input, select, [draggable="true"]')) return false;
    const { touchAction } = getComputedStyle(element);
    if (touchAction === 'none' || touchAction === 'pan-x') return false;
  }
  return true;
}
