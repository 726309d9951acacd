import { useEffect, type RefObject } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';

/**
 * Marks where a strip that scrolls sideways goes on: `data-more` contains `left`, `right` or both, and the strip fades there.
 * @param parts what the strip contains; when it changes, the strip is measured again
 */
export function useScrollEdges(strip: RefObject<HTMLElement | null>, parts: unknown): void {
  useEffect(() => {
    const element = strip.current!;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const hidden = scrollWidth - clientWidth;
      // From right to left, positions are negative and begin at the right edge.
      const left = isRightToLeft(element) ? hidden + scrollLeft : scrollLeft;
      element.dataset.more = `${left > 1 ? 'left' : ''} ${hidden - left > 1 ? 'right' : ''}`.trim();
    };
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) observer.observe(one);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other parts are measured anew
  }, [strip, parts]);
}
