import { useEffect, useRef, type RefObject } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/** How long the pointer has to stay for the content to count as seen, so that one that only passes does not count; ms. */
const STAY_MS = 1_000;

/** What people do only with content that they look at. */
const SIGNS = ['focusin', 'keydown', 'pointerdown', 'wheel'] as const;

/** Calls `onLook` when somebody looks at an element: moves the focus or the pointer in it, presses it or scrolls it. */
export function useLook(element: RefObject<HTMLElement | null>, onLook: () => void): void {
  const { clock } = useStores();
  const latest = useRef(onLook);
  useEffect(() => {
    latest.current = onLook;
  });
  useEffect(() => {
    const target = element.current!;
    const listening = new AbortController();
    const { signal } = listening;
    let staying: Disposable | null = null;
    const leave = () => {
      staying?.dispose();
      staying = null;
    };
    const look = () => {
      leave();
      latest.current();
    };
    for (const sign of SIGNS) target.addEventListener(sign, look, { signal, passive: true });
    const stay = () => {
      if (!staying) staying = clock.after(STAY_MS, look);
    };
    target.addEventListener('pointermove', stay, { signal });
    target.addEventListener('pointerleave', leave, { signal });
    return () => {
      listening.abort();
      leave();
    };
  }, [element, clock]);
}
