import { useCallback } from 'react';

/** Returns a ref for an element that loads more when it is almost in view. */
export function useLoadOnSight(isWanted: boolean, load: () => void): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element || !isWanted) return undefined;
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '200px' });
      watch.observe(element);
      return () => watch.disconnect();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the list ignores a second call while one is running; the function only passes it on
    [isWanted],
  );
}
