import { useLayoutEffect, useState } from 'react';
import { isRightToLeft } from '~/lib/isRightToLeft';
import type { Rect } from '~/services/workspace/document';
import type { Viewport } from '~/services/workspace/windowRect';

/**
 * Returns the part of the viewport that maximized, snapped and minimized windows may fill: the page and the dashboard beside it,
 * but not the navigation.
 */
export function useRoom({ width, height }: Viewport): Rect {
  const [page, setPage] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const shell = document.getElementById('main')?.closest('[data-shell]');
    if (!shell) return;
    const measure = () => setPage(shell.getBoundingClientRect());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shell);
    return () => observer.disconnect();
  }, []);
  if (!page || page.width === 0) return { x: 0, y: 0, width, height };
  // The dashboard is at the end of the page; windows may cover it.
  const [x, end] = isRightToLeft(document.documentElement) ? [0, page.right] : [page.left, width];
  return { x, y: page.top, width: end - x, height: page.height };
}
