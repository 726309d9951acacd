import { disposable, type Disposable } from './disposable';

/**
 * Events that only a person causes. `pointerover` is not one of them: browsers also send it when the page appears under a resting pointer.
 */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'click'] as const;

/** Calls `listener` once, at the first sign that a person uses the page with a pointer, the keyboard or a screen reader. */
export function onFirstUse(listener: () => void): Disposable {
  const watching = new AbortController();
  const use = (): void => {
    watching.abort();
    listener();
  };
  for (const sign of SIGNS) document.addEventListener(sign, use, { signal: watching.signal, passive: true, capture: true });
  return disposable(() => watching.abort());
}
