import type { Clock } from './clock';
import { disposable, type Disposable } from './disposable';

/** How long an element has to stand still, in ms, where the browser does not say that a scroll has ended. */
const STILL_MS = 120;

/** Calls a function after each scroll of an element has ended. Safari before 26.2 has no event for that: there a timer waits. */
export function onScrollEnd(element: HTMLElement, clock: Clock, ended: () => void): Disposable {
  if ('onscrollend' in window) {
    element.addEventListener('scrollend', ended, { passive: true });
    return disposable(() => element.removeEventListener('scrollend', ended));
  }
  let timer: Disposable | undefined;
  const wait = (): void => {
    timer?.dispose();
    timer = clock.after(STILL_MS, ended);
  };
  element.addEventListener('scroll', wait, { passive: true });
  return disposable(() => {
    element.removeEventListener('scroll', wait);
    timer?.dispose();
  });
}
