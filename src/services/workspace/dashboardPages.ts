import { byReading, type Box } from './dashboard';

/**
 * Spreads boxes over pages of some rows each: as many on a page as fit, in reading order, each as far up as it gets. What is higher than a
 * page gets a page's height.
 */
export function pagesOf(boxes: readonly Box[], rows: number): readonly (readonly Box[])[] {
  const pages: Box[][] = [];
  for (let left = boxes.toSorted(byReading); left.length > 0;) {
    const page: Box[] = [];
    const later: Box[] = [];
    for (const box of left) {
      const h = Math.min(box.h, rows);
      const above = page.filter((other) => box.x < other.x + other.w && other.x < box.x + box.w);
      const y = Math.max(0, ...above.map((other) => other.y + other.h));
      if (y + h <= rows) page.push({ ...box, y, h });
      else later.push(box);
    }
    pages.push(page);
    left = later;
  }
  return pages;
}
