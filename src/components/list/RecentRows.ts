import type { ListOnScreen } from '~/stores/focus/FocusStore';
import { isInSight } from '~/lib/isInSight';

/** How many rows are remembered: one for each list on a large screen. */
const KEPT = 20;

/** Remembers the rows that had the focus, so that keys go on from there when the focus is outside of the list. */
export class RecentRows {
  /** The latest first. */
  #rows: readonly HTMLElement[] = [];

  constructor() {
    this.#remember(document.activeElement);
    document.addEventListener('focusin', ({ target }) => this.#remember(target));
  }

  /** The row of a list that the reader is at: the one that has the focus, or had it last and is still in sight. */
  rowIn({ element }: ListOnScreen): HTMLElement | undefined {
    const row = this.#rows.find((one) => element.contains(one));
    return row && isInSight(row) ? row : undefined;
  }

  /** Moves the focus to the row that the reader is at, or else to the first one of the list. */
  enter(list: ListOnScreen): void {
    const row = this.rowIn(list);
    if (row) row.focus({ preventScroll: true });
    else list.focusFirst();
  }

  #remember(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('article[tabindex]') : null;
    if (row) this.#rows = [row, ...this.#rows.filter((other) => other !== row && other.isConnected)].slice(0, KEPT);
  }
}

/** Creates the memory of rows; use it with `root.part`, which keeps one instance. */
export const createRecentRows = (): RecentRows => new RecentRows();
