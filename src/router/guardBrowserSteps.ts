import type { StepGuard } from './PaneHistory';

const depthOf = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'depth' in state ? state.depth : undefined);

/**
 * Lets a guard decide about the browser's own steps, such as its Back button. The browser has taken a step when it tells, so
 * the step is taken back until the guard agrees. @returns a function that ends this
 */
export function guardBrowserSteps(window: Window, guard: StepGuard): () => void {
  const { history } = window;
  const here = depthOf(history.state);
  let isReturning = false;
  let isAgreed = false;
  const arrive = (event: PopStateEvent): void => {
    const there = depthOf(event.state);
    if (isAgreed || typeof here !== 'number' || typeof there !== 'number') return;
    if (there === here) {
      // Nothing else needs to know of a step that was taken back.
      if (isReturning) event.stopImmediatePropagation();
      isReturning = false;
      return;
    }
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(here - there);
    guard(() => {
      isAgreed = true;
      history.go(there - here);
    });
  };
  // Captured, so that it comes before the listener that shows the page of the new address.
  window.addEventListener('popstate', arrive, { capture: true });
  return () => window.removeEventListener('popstate', arrive, { capture: true });
}
