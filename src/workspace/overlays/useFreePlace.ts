import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isInToasts } from './useDismissal';
import { coveredArea, placeToasts, type Box, type Move } from './placeToasts';

/** Everything that people press or type into, and headers. Links in texts are too many to keep free. */
const CONTROLS = 'button, input, select, textarea, summary, [contenteditable], [role="tab"], nav a, [data-part="header"]';

const NOT_MOVED: Move = { x: 0, up: 0 };

/**
 * Keeps toasts off buttons, fields and headers. A place is chosen when toasts appear, and again when the keyboard moves the focus
 * to something below them. It stays when the pointer moves, because people must be able to reach a toast.
 * @param count how many toasts there are; a larger stack needs another place
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, count: number): void {
  const move = useRef(NOT_MOVED);
  useLayoutEffect(() => {
    move.current = place(region.current!, move.current);
    if (count === 0) return undefined;
    const again = (): void => {
      if (region.current) move.current = place(region.current, move.current);
    };
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [region, count]);
  useEffect(() => {
    if (count === 0) return undefined;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (isInToasts(target) || !(target instanceof Element && target.matches(':focus-visible'))) return;
      // A list scrolls the focused row into view first.
      requestAnimationFrame(() => {
        if (region.current) move.current = place(region.current, move.current);
      });
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [region, count]);
}

/** Moves the toasts if they cover something. @returns where they are now */
function place(region: HTMLElement, before: Move): Move {
  region.style.translate = '';
  const toasts = boxOfToasts(region);
  if (!toasts) return NOT_MOVED;
  const controls = visibleControls(region);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const move = coveredArea(toasts, before, controls) === 0 ? before : placeToasts(toasts, { width, height }, controls);
  region.style.translate = `${move.x}px ${-move.up}px`;
  return move;
}

/** The box around all toasts at their usual place. It does not depend on the animation that they appear with. */
function boxOfToasts(region: HTMLElement): Box | null {
  const toasts = [...region.querySelectorAll('li')];
  if (toasts.length === 0) return null;
  const { left, top } = region.getBoundingClientRect();
  return {
    left: left + Math.min(...toasts.map(({ offsetLeft }) => offsetLeft)),
    top: top + Math.min(...toasts.map(({ offsetTop }) => offsetTop)),
    right: left + Math.max(...toasts.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)),
    bottom: top + Math.max(...toasts.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight)),
  };
}

function visibleControls(region: HTMLElement): readonly Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !region.contains(control) ? [box] : [];
  });
}
