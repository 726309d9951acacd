import type { PickerSection } from './pickerSections';

/** One row of the picker: a heading, or as many emoji as fit beside each other. All rows have the same height. */
export type PickerRow =
  | { readonly kind: 'heading'; readonly section: PickerSection; readonly isOpen: boolean }
  | { readonly kind: 'cells'; readonly section: PickerSection; readonly emojis: readonly string[] };

/** A cell, or the heading of a folder: the index of its row and its place in that row. */
export interface PickerPlace {
  readonly row: number;
  readonly column: number;
}

/** The open groups as rows. It needs no rendering, so that keys work before anything is on screen. */
export class PickerRows {
  readonly rows: readonly PickerRow[];

  /**
   * @param isOpen whether the folder with this id is open
   * @param columns how many emoji fit beside each other
   */
  constructor(sections: readonly PickerSection[], isOpen: (id: string) => boolean, columns: number) {
    const rows: PickerRow[] = [];
    const add = (section: PickerSection): void => {
      const opened = !section.isFolder || isOpen(section.id);
      rows.push({ kind: 'heading', section, isOpen: opened });
      if (!opened) return;
      for (const inner of section.folders) add(inner);
      for (let done = 0; done < section.emojis.length; done += columns) {
        rows.push({ kind: 'cells', section, emojis: section.emojis.slice(done, done + columns) });
      }
    };
    for (const section of sections) add(section);
    this.rows = rows;
  }

  /** Returns the emoji at a place; undefined for a heading. */
  emojiAt({ row, column }: PickerPlace): string | undefined {
    const at = this.rows[row];
    return at?.kind === 'cells' ? at.emojis[column] : undefined;
  }

  /** Returns the first place with an emoji. */
  placeOf(emoji: string): PickerPlace | null {
    const row = this.rows.findIndex((one) => one.kind === 'cells' && one.emojis.includes(emoji));
    const at = this.rows[row];
    return at?.kind === 'cells' ? { row, column: at.emojis.indexOf(emoji) } : null;
  }

  /** Returns whether something at a place can be chosen. */
  has({ row, column }: PickerPlace): boolean {
    return column < this.#stops(row);
  }

  /**
   * Returns the place `steps` rows below (or above, if negative), in the same column or the last one of a shorter row. Stops at
   * the ends.
   */
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

  /** Returns the next or previous place in reading order. */
  horizontal(from: PickerPlace | null, direction: 1 | -1): PickerPlace | null {
    if (from === null) return this.vertical(null, 1);
    const column = from.column + direction;
    if (column >= 0 && column < this.#stops(from.row)) return { row: from.row, column };
    const next = this.vertical({ row: from.row, column: 0 }, direction);
    if (next === null || next.row === from.row) return from;
    return direction > 0 ? next : { row: next.row, column: this.#stops(next.row) - 1 };
  }

  /** Returns how many places a row has: its emoji, or the heading of a folder. */
  #stops(row: number): number {
    const at = this.rows[row];
    if (!at) return 0;
    return at.kind === 'cells' ? at.emojis.length : Number(at.section.isFolder);
  }
}
