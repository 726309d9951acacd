import { useLayoutEffect, useState } from 'react';

/** Returns whether an element is at least `from` px wide; before the first paint it is known. A hidden element keeps its answer. */
export function useIsWide(element: HTMLElement | null, from: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = (): void => {
      if (element.clientWidth > 0) setWide(element.clientWidth >= from);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, from]);
  return isWide;
}
