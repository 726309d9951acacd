/** A swipe shorter than this springs back, in px. */
const FAR_ENOUGH = 80;
/** A move of this length in another direction is not a swipe, in px. */
const ASIDE = 40;

/** Moves an element with a finger in one direction and calls `onDone` if the swipe was long enough. */
export function followSwipe(event: PointerEvent, element: HTMLElement, direction: 'left' | 'down', onDone: () => void): void {
  if (event.pointerType === 'mouse') return;
  const listening = new AbortController();
  const { signal } = listening;
  let way = 0;
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const dx = clientX - event.clientX;
    const dy = clientY - event.clientY;
    const [along, across] = direction === 'left' ? [-dx, dy] : [dy, dx];
    if (Math.abs(across) > ASIDE && Math.abs(across) > Math.abs(along)) return end();
    way = Math.max(0, along);
    element.style.translate = direction === 'left' ? `${-way}px` : `0 ${way}px`;
  };
  const end = (): void => {
    listening.abort();
    element.style.translate = '';
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener(
    'pointerup',
    () => {
      end();
      if (way >= FAR_ENOUGH) onDone();
    },
    { signal },
  );
}
