import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStores } from '~/react/context';
import { isInToasts } from './useDismissal';
import { coveredArea, placeToasts, type Box, type Move } from './placeToasts';

/** When the place is checked again, because actions often move the rows below a toast; ms. */
const CHECKED_AFTER_MS = [300, 1_000, 2_000];

/** Buttons that are this much higher than a toast, as pictures are, can be pressed beside it. */
const HIGH = 2;

/** Everything that people press or type into, and headers. Links in texts are too many to keep free. */
const CONTROLS = 'button, input, select, textarea, summary, [contenteditable], [role="tab"], nav a, [data-part="header"]';

const NOT_MOVED: Move = { x: 0, up: 0 };

/**
 * Keeps toasts off buttons, fields and headers. A place is chosen when toasts appear, and again when rows move below them or the
 * keyboard moves the focus there. It stays when the pointer moves, because people must be able to reach a toast.
 * @param count how many toasts there are; a larger stack needs another place
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, count: number): void {
  const { clock } = useStores();
  const move = useRef(NOT_MOVED);
  useLayoutEffect(() => {
    const check = (): void => {
      const toasts = region.current;
      if (toasts && !toasts.querySelector('li:is(:hover, :focus-within)')) move.current = place(toasts, move.current);
    };
    check();
    if (count === 0) return undefined;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (isInToasts(target) || !(target instanceof Element && target.matches(':focus-visible'))) return;
      // A list scrolls the focused row into view first.
      requestAnimationFrame(check);
    };
    const checks = CHECKED_AFTER_MS.map((delayMs) => clock.after(delayMs, check));
    window.addEventListener('resize', check);
    document.addEventListener('focusin', handleFocus);
    return () => {
      for (const later of checks) later.dispose();
      window.removeEventListener('resize', check);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [clock, region, count]);
}

/** Moves the toasts if they cover something. @returns where they are now */
function place(region: HTMLElement, before: Move): Move {
  region.style.translate = '';
  const toasts = boxOfToasts(region);
  if (!toasts) return NOT_MOVED;
  const controls = controlsAround(region, (toasts.bottom - toasts.top) * HIGH);
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

/** @param high the height from which on a button counts as a picture */
function controlsAround(region: HTMLElement, high: number): readonly Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isPicture = control.tagName === 'BUTTON' && box.height > high;
    return box.width > 0 && box.height > 0 && !isPicture && !region.contains(control) ? [box] : [];
  });
}
