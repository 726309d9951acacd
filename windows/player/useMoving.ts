import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** How far one press of an arrow key moves the dialog, in px. */
const STEP = 24;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lets an element move the dialog around it, by pointer and arrow keys. The dialog stays within reach, also when the viewport changes. */
export function useMoving(head: RefObject<HTMLElement | null>) {
  const place = useRef({ x: 0, y: 0 });
  const moveBy = (dx: number, dy: number) => {
    const dialog = head.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    const { left, top, width } = dialog.getBoundingClientRect();
    const { offsetHeight } = head.current!;
    // Half of the header stays visible horizontally, and all of it vertically.
    const x = clamp(left + dx, -width / 2, window.innerWidth - width / 2) - left;
    const y = clamp(top + dy, 0, window.innerHeight - offsetHeight) - top;
    place.current = { x: place.current.x + x, y: place.current.y + y };
    dialog.style.translate = `${place.current.x}px ${place.current.y}px`;
  };
  const stayWithin = useEffectEvent(() => moveBy(0, 0));
  useEffect(() => {
    const listener = () => stayWithin();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);
  return {
    handlePointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = (event.target as Element).closest('button') !== null;
      if (event.button === 0 && !isButton) event.currentTarget.setPointerCapture(event.pointerId);
    },
    handlePointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveBy(event.movementX, event.movementY);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (!direction) return;
      event.preventDefault();
      moveBy(direction[0] * STEP, direction[1] * STEP);
    },
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
