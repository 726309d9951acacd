import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type { EmojiOffer, PickerTab } from './EmojiOffer';
import { PickerRows, type PickerPlace } from './PickerRows';
import type { PickerSection } from './pickerSections';

/** The dependencies of an {@link EmojiPickerState}. */
export interface EmojiPickerDeps {
  readonly offer: EmojiOffer;
  readonly settings: Pick<SettingsStore, 'get'>;
  /** Whether cells must be large enough for a finger. */
  readonly isTouch: boolean;
}

/** Columns by the setting emojiPickerWidth, rows by emojiPickerHeight, and the side of a cell by emojiPickerScale, in px. */
const COLUMNS = { 1: 5, 2: 6, 3: 7, 4: 8, 5: 9 } as const;
const ROWS = { 1: 4, 2: 6, 3: 8, 4: 10 } as const;
const CELL_PX = { 1: 40, 2: 45, 3: 50 } as const;
/** The smallest side of a touch target, in px. */
const TOUCH_PX = 44;

/** The open folders of a picker, its search, and the highlighted cell. */
export class EmojiPickerState {
  query = '';
  tab: PickerTab = 'index';

  /** The cell that the arrow keys moved to; null until they are used. */
  private active: PickerPlace | null = null;
  /** The folders that are not as they were at first. */
  private readonly toggled = observable.set<string>();
  readonly #deps: EmojiPickerDeps;

  constructor(deps: EmojiPickerDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'active'>(this, { active: observableRef });
  }

  get columns(): number {
    return COLUMNS[this.#deps.settings.get('emojiPickerWidth')];
  }

  /** Side of a cell and height of every row, in px. */
  get cell(): number {
    const side = CELL_PX[this.#deps.settings.get('emojiPickerScale')];
    return this.#deps.isTouch ? Math.max(TOUCH_PX, side) : side;
  }

  /** Height of the list, in px. */
  get height(): number {
    return ROWS[this.#deps.settings.get('emojiPickerHeight')] * this.cell;
  }

  get isSearching(): boolean {
    return this.query.trim() !== '';
  }

  get rows(): PickerRows {
    return new PickerRows(this.sections, (id) => this.toggled.has(id) !== this.openedFirst.has(id), this.columns);
  }

  /** How many emoji a search found. */
  get foundCount(): number {
    return this.found.reduce((sum, { count }) => sum + count, 0);
  }

  /** The highlighted cell: the one that the arrow keys moved to, or the match that Enter chooses. */
  get current(): PickerPlace | null {
    if (this.active && this.rows.has(this.active)) return this.active;
    const { best } = this;
    return best === undefined ? null : this.rows.placeOf(best);
  }

  search(query: string): void {
    this.query = query;
    this.active = null;
  }

  choose(tab: PickerTab): void {
    this.tab = tab;
    this.search('');
  }

  toggle({ id }: PickerSection): void {
    if (!this.toggled.delete(id)) this.toggled.add(id);
  }

  /** Moves the highlight by a key. @returns whether the key does anything here */
  step(key: string): boolean {
    const { current } = this;
    const next = this.foldsByKey(key, current) ? current : this.target(key, current);
    if (next === undefined) return false;
    this.active = next;
    return true;
  }

  /** Handles Enter: returns the current emoji, or opens or closes the current folder and returns undefined. */
  enter(): string | undefined {
    const { rows, current } = this;
    const row = current && rows.rows[current.row];
    if (!row) return undefined;
    if (row.kind === 'cells') return rows.emojiAt(current);
    this.active = current;
    this.toggle(row.section);
    return undefined;
  }

  /** The folders that are open at first, down to some emoji: a tab never begins with names of folders alone. */
  private get openedFirst(): ReadonlySet<string> {
    const ids = new Set<string>();
    for (let first = this.sections[0]; first?.isFolder; first = first.emojis.length > 0 ? undefined : first.folders[0]) ids.add(first.id);
    return ids;
  }

  private get sections(): readonly PickerSection[] {
    return this.isSearching ? this.found : this.#deps.offer.browse(this.tab);
  }

  private get found(): readonly PickerSection[] {
    return this.isSearching ? this.#deps.offer.search(this.query) : [];
  }

  /** The match that Enter chooses: the first one that is shown. */
  private get best(): string | undefined {
    return this.found[0]?.emojis[0];
  }

  /** Opens or closes a folder by Right or Left on its heading. @returns whether it did */
  private foldsByKey(key: string, current: PickerPlace | null): boolean {
    const row = current && this.rows.rows[current.row];
    if (row?.kind !== 'heading' || key !== (row.isOpen ? 'ArrowLeft' : 'ArrowRight')) return false;
    this.toggle(row.section);
    return true;
  }

  /**
   * Returns the cell that a key moves to; undefined if it does nothing here. While there is text, Left and Right move the text
   * cursor.
   */
  private target(key: string, from: PickerPlace | null): PickerPlace | null | undefined {
    const page = Math.floor(this.height / this.cell);
    switch (key) {
      case 'ArrowDown':
        return this.rows.vertical(from, 1);
      case 'ArrowUp':
        return this.rows.vertical(from, -1);
      case 'PageDown':
        return this.rows.vertical(from, page);
      case 'PageUp':
        return this.rows.vertical(from, -page);
      case 'ArrowRight':
        return this.query === '' ? this.rows.horizontal(from, 1) : undefined;
      case 'ArrowLeft':
        return this.query === '' ? this.rows.horizontal(from, -1) : undefined;
      default:
        return undefined;
    }
  }
}
