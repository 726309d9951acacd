import { action, makeObservable, observable, observableRef } from 'mobx';
import type { PaneReport } from '~/router/PaneContext';
import type { PaneHistory } from '~/router/PaneHistory';
import type { PaneId } from '~/services/workspace/document';
import { movePane, parkPane } from './movePane';
import styles from './PaneSlot.module.css';

/**
 * A pane while it is open. Its page is rendered once, into an element of its own, and frames only give that element a place:
 * so a pane keeps everything, also what was typed into it, when it becomes a window, a column or a tab.
 */
export class LivePane {
  readonly id: PaneId;
  readonly history: PaneHistory;
  readonly element: HTMLElement;
  /** What had the focus when it lost its place. */
  #focused: HTMLElement | null = null;
  readonly #reloading = new Set<() => void>();
  /** What its page calls itself. */
  title = '';
  /** How often it was asked to begin anew. */
  reloads = 0;
  /** How many notes wait above what it shows. */
  waiting = 0;
  /** The newest note that it shows; null where it shows no timeline. */
  newest: string | null = null;
  /** Where its frame has room for what the page offers. */
  actionsSlot: HTMLElement | null = null;

  constructor(id: PaneId, history: PaneHistory) {
    this.id = id;
    this.history = history;
    this.element = document.createElement('div');
    this.element.className = styles.element!;
    makeObservable(this, {
      title: observable,
      reloads: observable,
      waiting: observable,
      newest: observable,
      actionsSlot: observableRef,
      setTitle: action,
      report: action,
      setActionsSlot: action,
      reload: action,
    });
  }

  readonly setTitle = (title: string): void => {
    this.title = title;
  };

  /** What its page says of itself, for the frame to show. */
  readonly report = ({ waiting, newest }: PaneReport): void => {
    this.waiting = waiting;
    this.newest = newest;
  };

  readonly setActionsSlot = (slot: HTMLElement | null): void => {
    this.actionsSlot = slot;
  };

  /** Calls `listener` before it begins anew. @returns stops that */
  readonly onReload = (listener: () => void): (() => void) => {
    this.#reloading.add(listener);
    return () => this.#reloading.delete(listener);
  };

  /** Begins anew at the same address. */
  reload(): void {
    for (const listener of this.#reloading) listener();
    this.reloads += 1;
  }

  /** Stands in a place until the returned function is called, unless another one has taken it over by then. */
  standIn(place: HTMLElement): () => void {
    movePane(this.element, place);
    if (this.#focused && document.activeElement === document.body) this.#focused.focus({ preventScroll: true });
    this.#focused = null;
    return () => {
      if (this.element.parentElement !== place) return;
      const { activeElement } = document;
      this.#focused = activeElement instanceof HTMLElement && this.element.contains(activeElement) ? activeElement : null;
      parkPane(this.element);
    };
  }
}
