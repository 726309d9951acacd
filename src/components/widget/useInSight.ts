import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is on screen now. Content that calls a server or moves is drawn only then. Use it for places that keep their size
 * while their content is gone.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => setIsInSight(entries.at(-1)!.isIntersecting));
    watching.observe(element.current!);
    return () => watching.disconnect();
  }, [element]);
  return isInSight;
}
