/** A row that was never measured is assumed to be as high as the average, and before any was, this high; CSS px. */
const FIRST_GUESS = 160;

/** No room is filled with more rows than if each were this high; CSS px. */
const LEAST = 60;

/** Widths kept; resizing a pane back and forth finds its heights again. */
const WIDTHS_KEPT = 3;

/** Rows by place; `end` is exclusive. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Heights of one width: text wraps differently at each. */
interface Measured {
  readonly heights: Map<string, number>;
  sum: number;
  shortest: number;
}

const nothingMeasured = (): Measured => ({ heights: new Map(), sum: 0, shortest: Number.POSITIVE_INFINITY });

/**
 * Heights of rows by id and width, and the offsets that follow from them. Heights are known by id because rows change
 * their place; a guess is kept once it was used, so that sums never drift. Offsets are sums kept up to the first row
 * that changed. All figures are CSS px and may be fractions, as the browser lays rows out.
 */
export class RowHeights {
  #ids: readonly string[] = [];
  #places: Map<string, number> | null = null;
  #sizes: number[] = [];
  /** `#ends[i]` is where row i ends, valid for the first `#valid` rows. */
  #ends: number[] = [];
  #valid = 0;
  readonly #byWidth = new Map<number, Measured>();
  #measured = nothingMeasured();
  #width = 0;

  /** Width of the rows, px. */
  get width(): number {
    return this.#width;
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  /** Whether anything is known of rows of this width. */
  get isMeasured(): boolean {
    return this.#measured.heights.size > 0;
  }

  /** Height of an average measured row. */
  get average(): number {
    const { heights, sum } = this.#measured;
    return heights.size === 0 ? FIRST_GUESS : Math.round(sum / heights.size);
  }

  /** How many rows fill a room for certain, whatever the heights of those that were never measured. @param px height of the room */
  countFilling(px: number): number {
    const least = this.isMeasured ? Math.max(LEAST, this.#measured.shortest) : FIRST_GUESS;
    let left = px;
    let count = 0;
    for (; count < this.#ids.length && left > 0; count += 1) left -= this.#measured.heights.get(this.#ids[count]!) ?? least;
    return count;
  }

  /** Where the last row ends. */
  get total(): number {
    return this.offsetOf(this.#ids.length);
  }

  /** The rows from now on; the same array means nothing changed. */
  setIds(ids: readonly string[]): void {
    if (ids === this.#ids) return;
    const guess = this.average;
    const guesses = new Map(this.#ids.map((id, index) => [id, this.#sizes[index]!]));
    this.#ids = ids;
    this.#places = null;
    this.#sizes = ids.map((id) => this.#measured.heights.get(id) ?? guesses.get(id) ?? guess);
    this.#valid = 0;
  }

  /** The width of the rows from now on, px. @returns whether heights have to be found anew */
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

  /** Takes a measured height. @returns whether it differs from what was assumed */
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

  /** The height of a row as far as it is known; undefined for one that was only guessed. */
  measured(id: string): number | undefined {
    return this.#measured.heights.get(id);
  }

  size(index: number): number {
    return this.#sizes[index] ?? 0;
  }

  /** Where a row begins, from the beginning of the first; for the number of rows, where the last ends. */
  offsetOf(index: number): number {
    for (let row = this.#valid; row < index; row += 1) this.#ends[row] = (row === 0 ? 0 : this.#ends[row - 1]!) + this.#sizes[row]!;
    this.#valid = Math.max(this.#valid, index);
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }

  /** The row at an offset; the last one for what lies below, -1 where there is none. */
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

  /** The rows that reach into a stretch of the list, given in px from the first row, with `extra` rows on either side. */
  rowsWithin(from: number, to: number, extra: number): RowRange {
    return { start: Math.max(0, this.indexAt(from) - extra), end: Math.min(this.#ids.length, this.indexAt(to) + 1 + extra) };
  }

  /** Place of a row, -1 for one that is not there. */
  indexOf(id: string): number {
    this.#places ??= new Map(this.#ids.map((one, index) => [one, index]));
    return this.#places.get(id) ?? -1;
  }
}
