import { disposable, type Disposable } from '~/lib/disposable';
import type { ReadingPosition } from './readingPosition';
import { RowHeights, type RowRange } from './RowHeights';
import { ScrollAnchor, TOP_TOLERANCE } from './ScrollAnchor';

/** How many rows beyond the visible ones are rendered on each side. */
const OVERSCAN = 3;

/** How many rows above the anchor a restored page should have, so that the reader can scroll back a little at once. */
const ROWS_ABOVE = 8;
/** How many row heights are stored with a reading position: those on screen and around it. */
const ROWS_KEPT = 30;

/** The animation to the top starts at most this many viewports away, and takes this long, in ms. */
const GLIDE_VIEWPORTS = 1.5;
const GLIDE_MS = 250;

/** The events of a {@link FeedController}. */
export interface FeedListeners {
  /** The rendered rows no longer fill the view; render again. */
  readonly onStale: () => void;
  /** The rows of the first render have their heights. Render the others when nothing more urgent is waiting. */
  readonly onFirstHeights: () => void;
  /** The view reached or left the newest row. */
  readonly onAtTop: (isAtTop: boolean) => void;
  /** The reader moved. */
  readonly onMoved: () => void;
}

/**
 * The state of a feed between two renders: sizes, the reader's position, mounted rows, and focus. Rows are in the normal flow
 * between two paddings, so a row that changes its height moves its neighbors without a render; only the scroll position is
 * corrected before the browser paints.
 */
export class FeedController {
  readonly heights = new RowHeights();
  readonly anchor: ScrollAnchor;
  #listeners: FeedListeners | null = null;
  /** The row to focus when it is mounted. */
  #pendingFocus: string | null = null;
  #focusedId: string | null = null;
  readonly #rows = new Map<string, HTMLElement>();
  /** Rows mounted since the last render. */
  #unmeasured: string[] = [];
  readonly #rowIds = new WeakMap<Element, string>();
  #header: HTMLElement | null = null;
  #headerHeight = 0;
  #viewport: number;
  #range: RowRange = { start: 0, end: 0 };
  /**
   * How many rows are rendered while the view is at the top. The number only grows, because each change costs a render.
   */
  #rowsAtTop = OVERSCAN;
  #isAtTop = true;
  /** The remembered row was not found, so the view starts at the top. */
  #isLost = false;
  #glide = 0;
  readonly #resizes: ResizeObserver;

  /** @param viewport the height of the view that the first render should fill, in px. The browser tells it only after that render. */
  constructor(position: ReadingPosition | null = null, viewport = 0) {
    this.#viewport = viewport;
    this.anchor = new ScrollAnchor(this.heights, () => this.#headerHeight);
    this.#resizes = new ResizeObserver((entries) => this.#resized(entries));
    if (!position) return;
    this.heights.setWidth(position.width);
    for (const [id, height] of position.heights) this.heights.set(id, height);
    this.anchor.anchor = position.anchor;
    this.#isAtTop = false;
  }

  /** Starts reporting events; dispose it when the feed is unmounted. */
  listen(listeners: FeedListeners): Disposable {
    this.#listeners = listeners;
    return disposable(() => {
      this.interrupt();
      this.#listeners = null;
    });
  }

  /**
   * The row that has the focus. It stays mounted out of view, because the browser moves the focus of a removed element
   * to the page.
   */
  get focusedId(): string | null {
    return this.#focusedId;
  }

  /** Records the focused element of the feed, or null when the focus leaves. */
  focusMoved(target: EventTarget | null): void {
    this.#focusedId = this.rowOf(target) ?? null;
  }

  /** Returns whether new rows appear in front of the reader. */
  get isAtTop(): boolean {
    return this.#isAtTop;
  }

  /** Whether the view is at the top and shows new rows there. */
  get isPinned(): boolean {
    return this.anchor.anchor === null;
  }

  get headerHeight(): number {
    return this.#headerHeight;
  }

  get viewport(): number {
    return this.#viewport;
  }

  /** Sets the rows. Called while rendering: setting the same rows twice changes nothing. */
  setIds(ids: readonly string[]): void {
    const before = this.heights.ids;
    if (before === ids) return;
    this.heights.setIds(ids);
    if (before.length === 0) {
      if (ids.length > 0) this.#adoptRemembered(ids);
      return;
    }
    this.#passFocusOn(before);
    this.anchor.follow(before);
  }

  /** Returns the rows to render. Called while rendering. */
  rowsToRender(): RowRange {
    return this.isPinned ? this.#rowsForTop() : this.#rowsInView(OVERSCAN);
  }

  /**
   * Returns the rows to render at the top. Their number does not depend on new rows, so a new row renders no other row.
   */
  #rowsForTop(): RowRange {
    const { heights } = this;
    const count = heights.countFilling(this.#viewport - this.#headerHeight);
    // The first render has the visible rows only; the others wait until those are painted.
    this.#rowsAtTop = Math.max(this.#rowsAtTop, heights.isMeasured ? count + OVERSCAN : count);
    return { start: 0, end: Math.min(heights.ids.length, this.#rowsAtTop) };
  }

  attachScroller(scroller: HTMLElement | null): void {
    const former = this.anchor.scroller;
    if (former) this.#resizes.unobserve(former);
    this.anchor.attach(scroller);
    if (!scroller) return;
    // At the top, the observer reports the size with the first layout. Asking for it here would cost a layout of its own.
    if (!this.isPinned) {
      this.#scrollerResized(scroller);
      this.#listeners?.onStale();
    }
    this.#resizes.observe(scroller);
  }

  attachHeader(header: HTMLElement | null): void {
    if (this.#header) this.#resizes.unobserve(this.#header);
    this.#header = header;
    if (header) this.#resizes.observe(header);
  }

  /** Registers a mounted row; dispose it when the row is unmounted. */
  attachRow(id: string, element: HTMLElement): Disposable {
    this.#rows.set(id, element);
    this.#unmeasured.push(id);
    this.#rowIds.set(element, id);
    this.#resizes.observe(element);
    return disposable(() => {
      this.#resizes.unobserve(element);
      if (this.#rows.get(id) === element) this.#rows.delete(id);
    });
  }

  /** Runs after each render, before the browser paints. @param total number of rows, -1 while it is unknown */
  rendered(range: RowRange, total: number): void {
    this.#range = range;
    this.#measureNew();
    this.anchor.restore();
    if (this.#isLost) {
      this.#isLost = false;
      this.#isAtTop = true;
      this.#listeners?.onAtTop(true);
    }
    this.#numberRows(total);
    this.#focusWanted();
    if (!this.isPinned && !this.#isCovered()) this.#listeners?.onStale();
  }

  /** Handles a scroll by the reader or by the browser. */
  scrolled(): void {
    const wasPinned = this.isPinned;
    if (!this.anchor.scrolled()) return;
    this.#noteTop();
    if (wasPinned !== this.isPinned) this.#rowsAtTop = OVERSCAN;
    if (wasPinned !== this.isPinned || this.#isOutOfPlace()) this.#listeners?.onStale();
    this.#listeners?.onMoved();
  }

  /** Scrolls to the newest row, with an animation for the last part of the way. */
  goToTop(isAnimated: boolean): void {
    const { scroller } = this.anchor;
    if (!scroller) return;
    const from = Math.min(scroller.scrollTop, scroller.clientHeight * GLIDE_VIEWPORTS);
    const startedAt = performance.now();
    this.anchor.isSuspended = true;
    const step = (now: number) => {
      const progress = isAnimated ? Math.min(1, Math.max(0, (now - startedAt) / GLIDE_MS)) : 1;
      scroller.scrollTop = from * (1 - progress) ** 3;
      if (progress < 1) this.#glide = requestAnimationFrame(step);
      else this.#arriveAtTop();
    };
    step(startedAt);
  }

  /** Stops all automatic movement when the reader takes over. */
  interrupt(): void {
    this.#stopGliding();
  }

  /** Keeps the place of a row that the reader clicks or types in while it grows. */
  touched(target: EventTarget | null): void {
    this.#stopGliding();
    const id = this.rowOf(target);
    if (id !== undefined) this.anchor.hold(id);
  }

  /** Returns the row that contains an element. */
  rowOf(target: EventTarget | null): string | undefined {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const id = this.#rowIds.get(element);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  /** Focuses a row after scrolling it into view, and after mounting it if necessary. */
  focusRow(index: number): void {
    const id = this.heights.ids[index];
    if (id === undefined) return;
    this.#pendingFocus = id;
    this.#focusedId = id;
    this.#reveal(index);
    this.#focusWanted();
    if (this.#pendingFocus !== null) this.#listeners?.onStale();
  }

  /** Moves the focus to the first row that begins in the viewport, or to the row that fills it. Nothing scrolls. */
  focusFirstInSight(): void {
    const first = this.firstVisible();
    const { scroller } = this.anchor;
    const isBelow = scroller !== null && this.anchor.topOf(first) >= scroller.scrollTop + this.#viewport;
    this.#pendingFocus = this.#focusedId = this.heights.ids[isBelow ? Math.max(0, first - 1) : first] ?? null;
    this.#focusWanted();
  }

  /** Returns the first row that starts inside the viewport. */
  firstVisible(): number {
    const scroller = this.anchor.scroller;
    if (!scroller) return 0;
    const top = scroller.scrollTop;
    const index = this.heights.indexAt(Math.max(0, top - this.#headerHeight));
    return index + 1 < this.heights.ids.length && this.anchor.topOf(index) < top ? index + 1 : index;
  }

  /** Returns the position to store, so that a reload returns here; null at the top. @param momentOf ms since the epoch */
  position(momentOf: (id: string) => number | undefined): ReadingPosition | null {
    const { anchor } = this.anchor;
    const { heights } = this;
    const index = anchor ? heights.indexOf(anchor.id) : -1;
    if (!anchor || index === -1) return null;
    const { ids } = heights;
    const above = ids[index - ROWS_ABOVE];
    const around = ids.slice(Math.max(0, index - ROWS_ABOVE), index + ROWS_KEPT - ROWS_ABOVE);
    const first = ids.find((id) => momentOf(id) !== undefined);
    const moment = first === undefined ? undefined : momentOf(first);
    return {
      anchor,
      aboveId: above ?? null,
      aboveDate: above === undefined && moment !== undefined ? moment + 1 : null,
      width: heights.width,
      heights: around.flatMap((id) => {
        const height = heights.measured(id);
        return height === undefined ? [] : [[id, height] as const];
      }),
    };
  }

  /** Measures new rows at once if the anchor must be restored. At the top, the resize observer reports them later. */
  #measureNew(): void {
    const ids = this.#unmeasured;
    this.#unmeasured = [];
    if (this.isPinned) return;
    for (const id of ids) {
      const height = this.#rows.get(id)?.getBoundingClientRect().height ?? 0;
      if (height > 0) this.heights.set(id, height);
    }
  }

  #adoptRemembered(ids: readonly string[]): void {
    const { anchor } = this.anchor;
    if (!anchor || this.heights.indexOf(anchor.id) !== -1) return;
    // The remembered row is gone. In lists with ids that sort by time, the next older row replaces it.
    const next = ids.find((id) => id < anchor.id);
    this.anchor.anchor = next === undefined ? null : { id: next, delta: anchor.delta };
    this.#isLost = next === undefined;
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    const { scroller } = this.anchor;
    // This comes first: heights belong to the width that they were measured at.
    const isFirst = !this.heights.isMeasured;
    const isStale = scroller !== null && entries.some(({ target }) => target === scroller) && this.#scrollerResized(scroller);
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      const id = this.#rowIds.get(target);
      if (target === this.#header) this.#headerHeight = height;
      // A hidden or removed row has no height.
      else if (id !== undefined && height > 0 && target.isConnected) this.heights.set(id, height);
    }
    this.anchor.restore();
    if (isFirst && this.heights.isMeasured && this.isPinned) this.#listeners?.onFirstHeights();
    else if (isStale || !this.#isCovered()) this.#listeners?.onStale();
  }

  #scrollerResized(scroller: HTMLElement): boolean {
    const isTaller = scroller.clientHeight > this.#viewport;
    this.#viewport = scroller.clientHeight;
    // A hidden pane has no width; the measured heights stay.
    return (scroller.clientWidth > 0 && this.heights.setWidth(scroller.clientWidth)) || isTaller;
  }

  /** Returns the visible rows, and `extra` rows on each side. */
  #rowsInView(extra: number): RowRange {
    const top = this.anchor.topWith(this.#viewport) - this.#headerHeight;
    return this.heights.rowsWithin(top, top + this.#viewport, extra);
  }

  /** Returns whether the rendered rows fill the viewport. */
  #isCovered(): boolean {
    const { start, end } = this.#rowsInView(0);
    return this.#range.start <= start && this.#range.end >= end;
  }

  /** Returns whether other rows than the current ones should be rendered, away from the top. */
  #isOutOfPlace(): boolean {
    if (this.isPinned) return false;
    const { start, end } = this.rowsToRender();
    return this.#range.start !== start || this.#range.end !== end;
  }

  #noteTop(): void {
    const { scroller } = this.anchor;
    const isAtTop = scroller !== null && scroller.scrollTop <= TOP_TOLERANCE;
    if (isAtTop === this.#isAtTop) return;
    this.#isAtTop = isAtTop;
    // Held rows appear above, and the reader continues from the current row.
    if (isAtTop) this.anchor.holdTop();
    this.#listeners?.onAtTop(isAtTop);
    if (isAtTop) requestAnimationFrame(() => this.#letGoAtTop());
  }

  #letGoAtTop(): void {
    if (!this.#listeners || this.anchor.isSuspended) return;
    this.anchor.capture();
    this.#noteTop();
    this.#listeners.onStale();
  }

  #arriveAtTop(): void {
    this.#stopGliding();
    this.anchor.anchor = null;
    this.#isAtTop = true;
    this.#rowsAtTop = OVERSCAN;
    this.#listeners?.onAtTop(true);
    this.#listeners?.onStale();
    this.#listeners?.onMoved();
  }

  #stopGliding(): void {
    cancelAnimationFrame(this.#glide);
    if (!this.anchor.isSuspended) return;
    this.anchor.isSuspended = false;
    this.anchor.capture();
  }

  #reveal(index: number): void {
    const { scroller } = this.anchor;
    if (!scroller) return;
    const top = this.anchor.topOf(index);
    const size = this.heights.size(index);
    const view = scroller.scrollTop;
    const isAbove = top < view;
    const isBelow = top + size > view + this.#viewport;
    if (!isAbove && !isBelow) return;
    // For a row taller than the viewport, its top matters more than its end.
    this.anchor.write(isAbove || size > this.#viewport ? top : top + size - this.#viewport);
    const wasPinned = this.isPinned;
    this.anchor.capture();
    this.#noteTop();
    if (wasPinned !== this.isPinned || this.#isOutOfPlace()) this.#listeners?.onStale();
    this.#listeners?.onMoved();
  }

  /**
   * Sets the positions for assistive technology. This bypasses React, so that a new row at the top renders no other
   * row.
   */
  #numberRows(total: number): void {
    for (const [id, element] of this.#rows) {
      const article = element.querySelector(':scope article');
      if (!article) continue;
      setChanged(article, 'aria-posinset', String(this.heights.indexOf(id) + 1));
      setChanged(article, 'aria-setsize', String(total));
    }
  }

  /**
   * Moves the focus from a removed row to its successor, because the browser would move it to the page. If another
   * element has the focus, it keeps it.
   */
  #passFocusOn(before: readonly string[]): void {
    const id = this.#focusedId;
    if (id === null || this.heights.indexOf(id) !== -1) return;
    const active = document.activeElement;
    if (active !== document.body && this.rowOf(active) !== id) return;
    this.#pendingFocus = this.#focusedId = this.anchor.successorOf(before.indexOf(id), before) ?? null;
  }

  #focusWanted(): void {
    const id = this.#pendingFocus;
    const article = id === null ? null : this.#rows.get(id)?.querySelector<HTMLElement>('article');
    if (!article) return;
    this.#pendingFocus = null;
    article.focus({ preventScroll: true });
  }
}

/** Writes only changes, because every write costs time and most rows keep their number. */
function setChanged(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
