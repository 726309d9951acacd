import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/**
 * Calls `run` in every animation frame while the element is in sight and the page is visible. A frame that changes only the
 * element's own text or transform should write it directly, because a render per frame is expensive.
 */
export function useFrames(run: () => void, element: RefObject<Element | null>, isActive = true): void {
  const { connectivity, requestFrame } = useStores();
  const isInSight = useInSight(element);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  // A layout effect ends together with the element. Other effects end later, and a frame may come in between.
  useLayoutEffect(() => {
    if (!isActive || !isInSight) return undefined;
    let frame: Disposable | undefined;
    const next = (): void => {
      frame = requestFrame(() => {
        next();
        latest.current();
      });
    };
    const stop = reaction(
      () => connectivity.isVisible,
      (isVisible) => {
        frame?.dispose();
        if (isVisible) next();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      frame?.dispose();
    };
  }, [connectivity, isActive, isInSight, requestFrame]);
}

/** Whether a part of the element is visible within the scrollers around it. True until the browser says otherwise. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const watching = new IntersectionObserver((entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? true));
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [element]);
  return isInSight;
}
