import { useCallback } from 'react';

/** A ref for what asks for more as soon as it is nearly in view. */
export function useLoadOnSight(isWanted: boolean, load: () => void): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || !isWanted) return undefined;
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '200px' });
      watch.observe(element);
      return () => watch.disconnect();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the list keeps a second wish from being sent while the first is on its way; the function only hands it on
    [isWanted],
  );
}
