import { useLayoutEffect, useState, type RefObject } from 'react';

/** The room that an element has in the scroller around it, from the beginning of that on; px. 0 without a scroller. */
export function useScrollerHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const scroller = element.current!.closest<HTMLElement>(
      '[data-part="scroller"], [data-part="dashboardPanel"], [data-part="dashboardDrawer"]',
    );
    if (!scroller) return undefined;
    const measure = () => {
      const above = element.current!.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
      // As much room below as at the side.
      const below = Number.parseFloat(getComputedStyle(element.current!.parentElement!).paddingBlockEnd) || 0;
      setHeight(scroller.clientHeight - above - below);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
