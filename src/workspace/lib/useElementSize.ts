import { useLayoutEffect, useState, type RefObject } from 'react';

/** The inner size of an element, in px; 0 × 0 until it is measured, before the first paint. */
export function useElementSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setSize({ width: element.current!.clientWidth, height: element.current!.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
