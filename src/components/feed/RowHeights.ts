/** Before any row is measured, each row is assumed to have this height; afterwards the average applies. In CSS px. */
const FIRST_GUESS = 200;

/** The least height of a row for the number of rows to render, in CSS px. */
const LEAST = 60;

/** How many widths are remembered, so that resizing a pane back and forth finds its heights again. */
const WIDTHS_KEPT = 3;

/** Rows by index; `end` is exclusive. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** The heights at one width, because text wraps differently at each. */
interface Measured {
  readonly heights: Map<string, number>;
  sum: number;
  shortest: number;
}

const nothingMeasured = (): Measured => ({ heights: new Map(), sum: 0, shortest: Number.POSITIVE_INFINITY });

/**
 * The heights of rows by id and width, and the offsets that follow from them. Heights are stored by id because rows change their
 * index. An estimate stays once it is used, so that sums never drift. Offsets are cached up to the first changed row. All values
 * are CSS px and may be fractions, as the browser lays rows out.
 */
export class RowHeights {
  #ids: readonly string[] = [];
  #places: Map<string, number> | null = null;
  #sizes: number[] = [];
  /** `#ends[i]` is the end of row i, valid for the first `#valid` rows. */
  #ends: number[] = [];
  #valid = 0;
  readonly #byWidth = new Map<number, Measured>();
  #measured = nothingMeasured();
  #width = 0;

  /** The width of the rows, in px. */
  get width(): number {
    return this.#width;
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  /** Whether any row of this width was measured. */
  get isMeasured(): boolean {
    return this.#measured.heights.size > 0;
  }

  /** The average height of a measured row. */
  get average(): number {
    const { heights, sum } = this.#measured;
    return heights.size === 0 ? FIRST_GUESS : Math.round(sum / heights.size);
  }

  /**
   * Returns how many rows certainly fill a height, whatever the unmeasured rows turn out to be.
   * @param px the height to fill
   */
  countFilling(px: number): number {
    const least = this.isMeasured ? Math.max(LEAST, this.#measured.shortest) : FIRST_GUESS;
    let left = px;
    let count = 0;
    for (; count < this.#ids.length && left > 0; count += 1) left -= this.#measured.heights.get(this.#ids[count]!) ?? least;
    return count;
  }

  /** The end of the last row. */
  get total(): number {
    return this.offsetOf(this.#ids.length);
  }

  /** Sets the rows; the same array means that nothing changed. */
  setIds(ids: readonly string[]): void {
    if (ids === this.#ids) return;
    const guess = this.average;
    const guesses = new Map(this.#ids.map((id, index) => [id, this.#sizes[index]!]));
    this.#ids = ids;
    this.#places = null;
    this.#sizes = ids.map((id) => this.#measured.heights.get(id) ?? guesses.get(id) ?? guess);
    this.#valid = 0;
  }

  /** Sets the width of the rows, in px. @returns whether the heights have to be measured again */
  setWidth(widthPx: number): boolean {
    const width = Math.round(widthPx);
    const known = this.#byWidth.get(width) ?? nothingMeasured();
    if (known === this.#measured) return false;
    this.#byWidth.delete(width);
    this.#byWidth.set(width, known);
    const [oldest] = this.#byWidth.keys();
    if (this.#byWidth.size > WIDTHS_KEPT) this.#byWidth.delete(oldest!);
    this.#measured = known;
    this.#width = width;
    const guess = this.average;
    this.#sizes = this.#ids.map((id, index) => known.heights.get(id) ?? (known.heights.size > 0 ? guess : (this.#sizes[index] ?? guess)));
    this.#valid = 0;
    return true;
  }

  /** Sets a measured height. @returns whether it differs from the assumed one */
  set(id: string, height: number): boolean {
    const { heights } = this.#measured;
    this.#measured.sum += height - (heights.get(id) ?? 0);
    heights.set(id, height);
    this.#measured.shortest = Math.min(this.#measured.shortest, height);
    const index = this.indexOf(id);
    if (index === -1 || this.#sizes[index] === height) return false;
    this.#sizes[index] = height;
    this.#valid = Math.min(this.#valid, index);
    return true;
  }

  /** Returns the measured height of a row; undefined if it is only estimated. */
  measured(id: string): number | undefined {
    return this.#measured.heights.get(id);
  }

  size(index: number): number {
    return this.#sizes[index] ?? 0;
  }

  /**
   * Returns the start of a row, from the start of the first one. For the number of rows, it returns the end of the last
   * row.
   */
  offsetOf(index: number): number {
    for (let row = this.#valid; row < index; row += 1) this.#ends[row] = (row === 0 ? 0 : this.#ends[row - 1]!) + this.#sizes[row]!;
    this.#valid = Math.max(this.#valid, index);
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }

  /** Returns the row at an offset: the last row if the offset is below it, -1 if there are no rows. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.offsetOf(middle + 1) > offset) high = middle;
      else low = middle + 1;
    }
    return high;
  }

  /** Returns the rows between two offsets in px from the first row, with `extra` rows on each side. */
  rowsWithin(from: number, to: number, extra: number): RowRange {
    return { start: Math.max(0, this.indexAt(from) - extra), end: Math.min(this.#ids.length, this.indexAt(to) + 1 + extra) };
  }

  /** Returns the index of a row, or -1 if it is not in the list. */
  indexOf(id: string): number {
    this.#places ??= new Map(this.#ids.map((one, index) => [one, index]));
    return this.#places.get(id) ?? -1;
  }
}
