import { disposable, type Disposable } from '~/lib/disposable';
import type { NoteTarget } from '../noteActions/NoteTarget';

/** A list of rows on screen, such as a timeline or a conversation. */
export interface ListOnScreen {
  /** The element around the rows and their controls. */
  readonly element: HTMLElement;
  /**
   * Moves the focus to the next (1) or previous (-1) row.
   * @param from the element that has the focus
   * @returns whether there is such a row
   */
  step(from: Element, by: 1 | -1): boolean;
  /** Moves the focus to the first visible row, or to the main row of the list; does nothing while the list is empty. */
  focusFirst(): void;
  /** Scrolls to the newest row. @param focus also focuses it */
  goToTop?(options: { readonly focus: boolean }): void;
  /** Loads the missing rows of a gap, or else the next page. */
  loadMore?(): void;
}

/** The focused note. */
export interface FocusedNote {
  /** Its article. */
  readonly element: HTMLElement;
  readonly target: NoteTarget;
}

/**
 * Knows which lists are on screen, and which list and note have the focus. Commands read it when they run; nothing renders from
 * it.
 */
export class FocusStore {
  readonly #lists = new Set<ListOnScreen>();
  #note: FocusedNote | null = null;

  /** Registers a list while it is on screen. */
  addList(list: ListOnScreen): Disposable {
    this.#lists.add(list);
    return disposable(() => this.#lists.delete(list));
  }

  /** Remembers the note that the focus moves to, or into. */
  noteFocused(note: FocusedNote): void {
    this.#note = note;
  }

  /** The note that has the focus, or null. */
  get note(): FocusedNote | null {
    return this.#note?.element.contains(document.activeElement) ? this.#note : null;
  }

  /** The innermost list that has the focus, or null. */
  get list(): ListOnScreen | null {
    const around = [...this.#lists].filter(({ element }) => element.contains(document.activeElement));
    return around.find(({ element }) => around.every((other) => other.element.contains(element))) ?? null;
  }

  /** The first list inside an element, or null. */
  listIn(element: Element): ListOnScreen | null {
    const inside = [...this.#lists].filter((list) => element.contains(list.element));
    return inside.toSorted(inDocumentOrder)[0] ?? null;
  }
}

const inDocumentOrder = (a: ListOnScreen, b: ListOnScreen): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
