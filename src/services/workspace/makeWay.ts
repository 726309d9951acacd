import { byReading, restingY, type Box } from './dashboard';

const endOf = ({ y, h }: Box): number => y + h;
const middleOf = ({ y, h }: Box): number => y + h / 2;

const sharesColumns = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w;

/**
 * Whether a box comes before the dragged one. Two boxes change places once an edge of the dragged one has reached the middle of the other:
 * the lower edge for what was below, the upper edge for all else.
 * @param start where the dragged box was before the drag
 */
function isBefore(box: Box, dragged: Box, start: Box): boolean {
  const wasBelow = sharesColumns(box, start) && box.y > start.y;
  return middleOf(box) <= (wasBelow ? endOf(dragged) : dragged.y);
}

/**
 * Lets the other boxes of a grid make way for one that is dragged. The order follows from where the boxes were before the drag, so that a way
 * back undoes it.
 * @param start all boxes before the drag, without gaps
 * @param dragged where one of them is now, in whole cells
 */
export function makeWay(start: readonly Box[], dragged: Box): readonly Box[] {
  const from = start.find(({ id }) => id === dragged.id) ?? dragged;
  const others = start.filter(({ id }) => id !== dragged.id).toSorted(byReading);
  const index = 1 + others.findLastIndex((box) => sharesColumns(box, dragged) && isBefore(box, dragged, from));
  const end = Math.max(0, ...others.map(endOf));
  const placed: Box[] = [];
  for (const box of others.toSpliced(index, 0, { ...dragged, y: end })) placed.push({ ...box, y: restingY(box, placed) });
  return placed;
}
