import { action, computed, makeObservable, observableRef } from 'mobx';

/** The chosen files and folders of a folder that is on screen. Items that left the folder are no longer chosen. */
export class DriveChoice {
  /** Ids in the order in which they were chosen, including items that left the folder since. */
  private chosenOnce: ReadonlySet<string> = new Set();
  /** Where a range begins: the item that was chosen last on its own. */
  #anchor: string | null = null;
  readonly #order: () => readonly string[];

  /** @param order the ids of all items that can be chosen, as they are shown; observed */
  constructor(order: () => readonly string[]) {
    this.#order = order;
    makeObservable<this, 'chosenOnce'>(this, {
      chosenOnce: observableRef,
      ids: computed,
      toggle: action,
      replace: action,
      all: action,
      extendTo: action,
    });
  }

  /** The ids of the chosen items, in the order in which they were chosen. */
  get ids(): readonly string[] {
    if (this.chosenOnce.size === 0) return [];
    const present = new Set(this.#order());
    return [...this.chosenOnce].filter((id) => present.has(id));
  }

  /** Returns whether an item is chosen. Every change of the choice counts as a change of the answer. */
  has(id: string): boolean {
    return this.chosenOnce.has(id);
  }

  /** Chooses an item, or no longer. */
  toggle(id: string): void {
    const next = new Set(this.ids);
    if (!next.delete(id)) next.add(id);
    this.chosenOnce = next;
    this.#anchor = id;
  }

  /** Chooses these items and no others. */
  replace(ids: Iterable<string>): void {
    this.chosenOnce = new Set(ids);
    this.#anchor = null;
  }

  /** Chooses all items that are loaded. */
  all(): void {
    this.replace(this.#order());
  }

  /**
   * Chooses everything between the item that was chosen last on its own and this one, and nothing else.
   * @param from where the range begins if none was chosen
   */
  extendTo(id: string, from: string = id): void {
    const order = this.#order();
    const anchor = this.#anchor !== null && order.includes(this.#anchor) ? this.#anchor : from;
    const ends = [order.indexOf(anchor), order.indexOf(id)].toSorted((a, b) => a - b);
    if (ends[0] === -1) return;
    this.chosenOnce = new Set(order.slice(ends[0], ends[1]! + 1));
    this.#anchor = anchor;
  }
}
