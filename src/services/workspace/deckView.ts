/** What a deck shows of its columns: from which to which they are in sight, and how many are not. */
export interface DeckView {
  /** The place of the edges of the visible part, counted in columns: 1.5 is the middle of the second one. */
  readonly start: number;
  readonly end: number;
  /** How many columns are out of sight by more than half, before and after the visible part. */
  readonly before: number;
  readonly after: number;
}

/** Returns what a deck shows. @param widths of the columns, CSS px @param from how far it is scrolled, CSS px @param width of its visible part, CSS px */
export function deckView(widths: readonly number[], from: number, width: number): DeckView {
  const to = from + width;
  let edge = 0;
  let [start, end, before, after] = [0, 0, 0, 0];
  for (const one of widths) {
    const part = (at: number): number => Math.min(1, Math.max(0, (at - edge) / one));
    const middle = edge + one / 2;
    start += part(from);
    end += part(to);
    if (middle < from) before += 1;
    else if (middle > to) after += 1;
    edge += one;
  }
  return { start, end, before, after };
}
