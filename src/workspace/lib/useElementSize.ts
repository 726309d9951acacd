import { useLayoutEffect, useState, type RefObject } from 'react';

/** The inner size of an element, in px. */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
  /** Whether it was measured, which it is before the first paint. Until then it is 0 × 0: what needs the size had better wait. */
  readonly isMeasured: boolean;
}

/** Measures an element before the first paint, and again whenever its size changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0, isMeasured: false });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current!;
      setSize((last) => (last.isMeasured && last.width === width && last.height === height ? last : { width, height, isMeasured: true }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
