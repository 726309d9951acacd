import type { PickerSection } from './pickerSections';

/** How the rows are laid out; px. */
export interface PickerMeasure {
  readonly columns: number;
  /** Side of a cell, which is also the height of a row of them. */
  readonly cell: number;
  readonly heading: number;
}

interface RowBase {
  readonly section: PickerSection;
  /** Distance to the beginning of the list; px. */
  readonly top: number;
  readonly height: number;
}

/** A heading, or as many emoji as stand beside each other. */
export type PickerRow = (RowBase & { readonly kind: 'heading'; readonly isOpen: boolean }) | (RowBase & CellsPart);

interface CellsPart {
  readonly kind: 'cells';
  readonly emojis: readonly string[];
}

/** A cell, or the heading of a folder, by its row and its place in it. */
export interface PickerPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The open groups as rows of known heights: what stands at any distance is found without drawing what is before it, and
 * keys find their way without anything on screen.
 */
export class PickerRows {
  readonly rows: readonly PickerRow[];
  /** Of all rows; px. */
  readonly height: number;
  readonly columns: number;

  constructor(sections: readonly PickerSection[], isOpen: (id: string) => boolean, { columns, cell, heading }: PickerMeasure) {
    const rows: PickerRow[] = [];
    let top = 0;
    const add = (section: PickerSection): void => {
      const opened = !section.isFolder || isOpen(section.id);
      rows.push({ kind: 'heading', section, isOpen: opened, top, height: heading });
      top += heading;
      if (!opened) return;
      for (const inner of section.folders) add(inner);
      for (let done = 0; done < section.emojis.length; done += columns) {
        rows.push({ kind: 'cells', section, emojis: section.emojis.slice(done, done + columns), top, height: cell });
        top += cell;
      }
    };
    for (const section of sections) add(section);
    this.rows = rows;
    this.height = top;
    this.columns = columns;
  }

  /** The rows that reach into a stretch of the list; the end is the first one that does not. */
  within(from: number, to: number): { readonly start: number; readonly end: number } {
    return { start: this.#firstWhere(({ top, height }) => top + height > from), end: this.#firstWhere(({ top }) => top >= to) };
  }

  /** The emoji at a place; undefined on a heading. */
  emojiAt({ row, column }: PickerPlace): string | undefined {
    const at = this.rows[row];
    return at?.kind === 'cells' ? at.emojis[column] : undefined;
  }

  /** The first place of an emoji. */
  placeOf(emoji: string): PickerPlace | null {
    const row = this.rows.findIndex((one) => one.kind === 'cells' && one.emojis.includes(emoji));
    const at = this.rows[row];
    return at?.kind === 'cells' ? { row, column: at.emojis.indexOf(emoji) } : null;
  }

  /** Whether something can be chosen there. */
  has({ row, column }: PickerPlace): boolean {
    return column < this.#stops(row);
  }

  /** The place so many rows further or back, as near to the column as the row has it; the last one on the way otherwise. */
  vertical(from: PickerPlace | null, steps: number): PickerPlace | null {
    const direction = Math.sign(steps);
    let place = from;
    let row = from?.row ?? (direction > 0 ? -1 : this.rows.length);
    for (let left = Math.abs(steps); left > 0; left -= 1) {
      do row += direction;
      while (row >= 0 && row < this.rows.length && this.#stops(row) === 0);
      if (row < 0 || row >= this.rows.length) break;
      place = { row, column: Math.min(from?.column ?? 0, this.#stops(row) - 1) };
    }
    return place;
  }

  /** The next place in reading order, or the one before. */
  horizontal(from: PickerPlace | null, direction: 1 | -1): PickerPlace | null {
    if (from === null) return this.vertical(null, 1);
    const column = from.column + direction;
    if (column >= 0 && column < this.#stops(from.row)) return { row: from.row, column };
    const next = this.vertical({ row: from.row, column: 0 }, direction);
    if (next === null || next.row === from.row) return from;
    return direction > 0 ? next : { row: next.row, column: this.#stops(next.row) - 1 };
  }

  /** What can be chosen in a row: its emoji, or the heading of a folder. */
  #stops(row: number): number {
    const at = this.rows[row];
    if (!at) return 0;
    return at.kind === 'cells' ? at.emojis.length : Number(at.section.isFolder);
  }

  #firstWhere(test: (row: PickerRow) => boolean): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (test(this.rows[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
