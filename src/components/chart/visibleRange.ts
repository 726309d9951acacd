/** The points of a chart that are in sight: indexes of the first and the last one. May lie between two points. */
export interface VisibleRange {
  readonly from: number;
  readonly to: number;
}

/** The fewest points in sight. */
const FEWEST = 7;

/** Everything. */
export const wholeRange = (count: number): VisibleRange => ({ from: 0, to: Math.max(1, count - 1) });

/** Moves a range by some points, as far as there are any. */
export function moved(range: VisibleRange, by: number, count: number): VisibleRange {
  const whole = wholeRange(count);
  const most = Math.max(0, whole.to - range.to);
  const shift = Math.min(Math.max(by, -range.from), most);
  return { from: range.from + shift, to: range.to + shift };
}

/** Shows fewer points (a factor above 1) or more of them, and keeps the newest one in sight where it is. */
export function zoomed(range: VisibleRange, factor: number, count: number): VisibleRange {
  const whole = wholeRange(count);
  const length = Math.min(whole.to, Math.max(Math.min(FEWEST, whole.to), (range.to - range.from) / factor));
  const from = Math.max(0, range.to - length);
  return { from, to: from + length };
}

/** Moves a range as little as needed to bring a point into sight. */
export function bringing(range: VisibleRange, index: number, count: number): VisibleRange {
  if (index < range.from) return moved(range, index - range.from, count);
  return index > range.to ? moved(range, index - range.to, count) : range;
}
