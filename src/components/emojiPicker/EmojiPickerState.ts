import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import type { EmojiOffer, PickerTab } from './EmojiOffer';
import { PickerRows, type PickerPlace } from './PickerRows';
import type { PickerSection } from './pickerSections';

/** What {@link EmojiPickerState} is made of. */
export interface EmojiPickerDeps {
  readonly offer: EmojiOffer;
  readonly settings: Pick<SettingsStore, 'get'>;
  /** Fingers need more room. */
  readonly isTouch: boolean;
}

/** Columns by the setting emojiPickerWidth, rows by emojiPickerHeight, and the side of a cell by emojiPickerScale, px (reference/note.md section 14). */
const COLUMNS = { 1: 5, 2: 6, 3: 7, 4: 8, 5: 9 } as const;
const ROWS = { 1: 4, 2: 6, 3: 8, 4: 10 } as const;
const CELL_PX = { 1: 40, 2: 45, 3: 50 } as const;
const HEADING_PX = 32;
/** Least side of what a finger presses. */
const TOUCH_PX = 44;

/** What is open in a picker, what is looked for, and where its keys are. */
export class EmojiPickerState {
  query = '';
  tab: PickerTab = 'index';

  /** What the arrows chose; null until they are used. */
  private active: PickerPlace | null = null;
  private readonly open = observable.set<string>();
  readonly #deps: EmojiPickerDeps;

  constructor(deps: EmojiPickerDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'active'>(this, { active: observableRef });
  }

  get columns(): number {
    return COLUMNS[this.#deps.settings.get('emojiPickerWidth')];
  }

  /** Side of a cell, px. */
  get cell(): number {
    const side = CELL_PX[this.#deps.settings.get('emojiPickerScale')];
    return this.#deps.isTouch ? Math.max(TOUCH_PX, side) : side;
  }

  /** Height of the list, px. */
  get height(): number {
    return ROWS[this.#deps.settings.get('emojiPickerHeight')] * this.cell;
  }

  get isSearching(): boolean {
    return this.query.trim() !== '';
  }

  get rows(): PickerRows {
    const heading = this.#deps.isTouch ? TOUCH_PX : HEADING_PX;
    const { columns, cell } = this;
    return new PickerRows(this.sections, (id) => this.open.has(id), { columns, cell, heading });
  }

  /** How many emoji a search found. */
  get foundCount(): number {
    return this.found.reduce((sum, { count }) => sum + count, 0);
  }

  /** Where the keys are: where the arrows went, or at what Enter would take of a search. */
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
    if (!this.open.delete(id)) this.open.add(id);
  }

  /**
   * Goes where a key leads.
   * @returns whether the key means anything here
   */
  step(key: string): boolean {
    const { current } = this;
    const next = this.isFolded(key, current) ? current : this.target(key, current);
    if (next === undefined) return false;
    this.active = next;
    return true;
  }

  /** What Enter takes: an emoji, or a folder, which it opens or closes. */
  enter(): string | undefined {
    const { rows, current } = this;
    const row = current && rows.rows[current.row];
    if (!row) return undefined;
    if (row.kind === 'cells') return rows.emojiAt(current);
    this.active = current;
    this.toggle(row.section);
    return undefined;
  }

  private get sections(): readonly PickerSection[] {
    return this.isSearching ? this.found : this.#deps.offer.browse(this.tab);
  }

  private get found(): readonly PickerSection[] {
    return this.isSearching ? this.#deps.offer.search(this.query) : [];
  }

  /** Exact custom, exact Unicode, first custom, first Unicode (reference/note.md section 14). */
  private get best(): string | undefined {
    return this.isSearching ? (this.#deps.offer.exact(this.query) ?? this.found[0]?.emojis[0]) : undefined;
  }

  /** On the heading of a folder, left and right close and open it. */
  private isFolded(key: string, current: PickerPlace | null): boolean {
    const row = current && this.rows.rows[current.row];
    if (row?.kind !== 'heading' || key !== (row.isOpen ? 'ArrowLeft' : 'ArrowRight')) return false;
    this.toggle(row.section);
    return true;
  }

  /** Undefined for a key that means nothing here: left and right belong to the words that are searched. */
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
