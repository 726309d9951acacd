import { action, makeObservable, observable, observableRef } from 'mobx';
import type { PaneReport } from '~/router/PaneContext';
import type { PaneHistory } from '~/router/PaneHistory';
import type { PaneId } from '~/services/workspace/document';
import { movePane, parkPane } from './movePane';
import styles from './PaneSlot.module.css';

/**
 * An open pane. Its page is rendered once, into an element of its own, and frames only give that element a place. So a pane
 * keeps its state and everything typed into it when it becomes a window, a column or a tab.
 */
export class LivePane {
  readonly id: PaneId;
  readonly history: PaneHistory;
  readonly element: HTMLElement;
  /** The column or window around it; null while the main pane stands alone. */
  frame: HTMLElement | null = null;
  /** The title of the column around it. */
  #title: HTMLElement | null = null;
  /** The element that takes the focus of the pane as a whole. */
  #host: HTMLElement | null = null;
  /** The element that had the focus when the pane lost its place. */
  #focused: HTMLElement | null = null;
  readonly #reloading = new Set<() => void>();
  readonly #onUse: () => void;
  /** The title that the page gives itself. */
  title = '';
  /** How many times the page was reloaded. */
  reloads = 0;
  /** How many new notes wait above the visible ones. */
  waiting = 0;
  /** The newest note that it shows; null if it shows none. */
  newest: string | null = null;
  /** Whether it shows a timeline, which can be heard, counted and cleared. */
  hasTimeline = false;
  /** The element in the frame's header for the buttons of the page. */
  actionsSlot: HTMLElement | null = null;
  /** The element in the frame's header for the button that shows new notes. */
  newsSlot: HTMLElement | null = null;
  /** How its timeline goes on counting out of sight, and the address of that timeline. */
  #timeline: { readonly href: string; readonly follow: PaneReport['follow'] } | null = null;

  /** @param onUse called when the focus moves into the pane or its frame, or a part of them is pressed */
  constructor(id: PaneId, history: PaneHistory, onUse: (pane: LivePane) => void) {
    this.id = id;
    this.history = history;
    this.#onUse = () => onUse(this);
    this.element = document.createElement('div');
    this.element.className = styles.element!;
    this.#listen(this.element);
    makeObservable(this, {
      title: observable,
      reloads: observable,
      waiting: observable,
      newest: observable,
      hasTimeline: observable,
      actionsSlot: observableRef,
      newsSlot: observableRef,
      setTitle: action,
      report: action,
      setActionsSlot: action,
      setNewsSlot: action,
      setWaiting: action,
      reload: action,
    });
  }

  readonly setTitle = (title: string): void => {
    this.title = title;
  };

  /** Receives the report of the page, which the frame shows. */
  readonly report = (report: PaneReport | null): void => {
    this.waiting = report?.waiting ?? 0;
    this.newest = report?.newest ?? null;
    this.hasTimeline = report !== null;
    if (report) this.#timeline = { href: this.history.href, follow: report.follow };
  };

  /** Counts the new notes of its timeline while it is out of sight. @returns a function that ends this */
  readonly followUnseen = (): (() => void) => {
    if (this.#timeline?.href !== this.history.href) return () => {};
    return this.#timeline.follow(this.setWaiting);
  };

  readonly setWaiting = (waiting: number): void => {
    this.waiting = waiting;
  };

  readonly setNewsSlot = (slot: HTMLElement | null): void => {
    this.newsSlot = slot;
  };

  readonly setActionsSlot = (slot: HTMLElement | null): void => {
    this.actionsSlot = slot;
  };

  /** Calls `listener` before each reload. @returns a function that removes the listener */
  readonly onReload = (listener: () => void): (() => void) => {
    this.#reloading.add(listener);
    return () => this.#reloading.delete(listener);
  };

  /** A ref for the frame around it. */
  readonly attachFrame = (frame: HTMLElement | null): (() => void) => {
    this.frame = frame;
    if (frame) this.#listen(frame);
    return () => {
      if (this.frame === frame) this.frame = null;
    };
  };

  #listen(element: HTMLElement): void {
    element.addEventListener('focusin', this.#onUse);
    element.addEventListener('pointerdown', this.#onUse);
  }

  /** A ref for the title of the column around it. */
  readonly attachTitle = (title: HTMLElement | null): (() => void) => {
    this.#title = title;
    return () => {
      if (this.#title === title) this.#title = null;
    };
  };

  /** A ref for the element that takes the focus of the pane as a whole. */
  readonly attachHost = (host: HTMLElement | null): (() => void) => {
    this.#host = host;
    return () => {
      if (this.#host === host) this.#host = null;
    };
  };

  /** Gives the focus to the pane, or to the title of its column while the column is folded. */
  focus(): void {
    const isFolded = this.frame !== null && !this.frame.contains(this.element);
    (isFolded ? this.#title : this.#host)?.focus({ preventScroll: true });
  }

  /** Reloads the page at the same address. */
  reload(): void {
    for (const listener of this.#reloading) listener();
    this.reloads += 1;
  }

  /** Moves into a place. @returns a function that leaves it, unless the pane has moved on by then */
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
