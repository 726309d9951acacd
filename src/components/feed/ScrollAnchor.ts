import { successorsOf } from '~/lib/successors';
import { isGapId } from '~/services/gapList';
import type { RowHeights } from './RowHeights';

/** A row and the distance of its top from the top of the viewport, in px; negative if it starts above. */
export interface Anchor {
  readonly id: string;
  readonly delta: number;
}

/** How far from the top still counts as the top, in px. */
export const TOP_TOLERANCE = 16;

/** A row whose end alone is visible is a poor anchor if the next row starts within this part of the viewport. */
const NEXT_ROW_WITHIN = 0.6;

/** Scroll corrections below this distance are invisible and skipped, in px. */
const SAME_POSITION = 0.5;

/**
 * Keeps the row that the reader looks at in place. After each scroll of the reader, it remembers a row and its distance from the
 * top of the viewport. When notes, images or folding change what is above, `restore` puts the row back before the next paint.
 * Browsers have scroll anchoring, but not all of them, and it does not cover rows that come and go.
 */
export class ScrollAnchor {
  anchor: Anchor | null = null;
  /** Whether something else moves the view, such as the animation to the top. */
  isSuspended = false;
  #scroller: HTMLElement | null = null;
  /**
   * The last position that this class wrote: a scroll event with it comes from our own correction, not from the reader.
   */
  #known = Number.NaN;
  /** The reader's last scroll was taken over before its event. */
  #isAhead = false;

  constructor(
    readonly heights: RowHeights,
    /** The height of the header above the rows, which scrolls with them. */
    private readonly headerHeight: () => number,
  ) {}

  get scroller(): HTMLElement | null {
    return this.#scroller;
  }

  attach(scroller: HTMLElement | null): void {
    this.#scroller = scroller;
    this.#forget();
  }

  /** Returns the start of a row, from the top of the scrolled content. */
  topOf(index: number): number {
    return this.headerHeight() + this.heights.offsetOf(index);
  }

  /**
   * Returns the scroll position that puts the anchor back in its place, in px; without an anchor, the current position.
   * @param viewport height of the viewport, in px
   */
  topWith(viewport: number): number {
    const { anchor, heights } = this;
    const index = anchor && !this.isSuspended ? heights.indexOf(anchor.id) : -1;
    if (!anchor || index === -1) return this.#scroller?.scrollTop ?? 0;
    // The position is limited to both ends, even if less than a viewport is left below the anchor.
    return Math.max(0, Math.min(this.topOf(index) - anchor.delta, this.topOf(heights.ids.length) - viewport));
  }

  /** Takes over the reader's position after a scroll. @returns false if the event comes from our own correction */
  scrolled(): boolean {
    const scroller = this.#scroller;
    const isOwn = !this.#isAhead && scroller !== null && Math.abs(scroller.scrollTop - this.#known) < 1;
    if (!scroller || isOwn) return false;
    this.#isAhead = false;
    this.#known = scroller.scrollTop;
    if (!this.isSuspended) this.capture();
    return true;
  }

  /** Remembers the row that the reader looks at. At the very top there is none, so that new rows appear there. */
  capture(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const top = scroller.scrollTop;
    this.#known = top;
    this.anchor = top <= TOP_TOLERANCE ? null : this.#rowAt(top, scroller.clientHeight);
  }

  /** Makes the first row the anchor although the view is at the top, so that new rows stay above the view. */
  holdTop(): void {
    const scroller = this.#scroller;
    if (scroller) this.anchor = this.#rowAt(scroller.scrollTop, scroller.clientHeight);
  }

  /** Makes a row the anchor: the row that the reader acts on keeps its place while it grows. */
  hold(id: string): void {
    const index = this.heights.indexOf(id);
    const scroller = this.#scroller;
    if (index === -1 || !scroller || scroller.scrollTop <= TOP_TOLERANCE) return;
    this.anchor = { id, delta: this.topOf(index) - scroller.scrollTop };
  }

  /**
   * Replaces an anchor that was removed with its successor.
   * @returns the index of the anchor among the old rows, or -1 without an anchor
   */
  follow(before: readonly string[]): number {
    const { anchor, heights } = this;
    const place = anchor ? before.indexOf(anchor.id) : -1;
    if (!anchor || place === -1 || heights.indexOf(anchor.id) !== -1) return place;
    const id = this.successorOf(place, before);
    this.anchor = id === undefined ? null : { id, delta: anchor.delta };
    return id === undefined ? -1 : before.indexOf(id);
  }

  /** Returns the row that takes the place of a removed one: the next remaining row, otherwise the previous one. */
  successorOf(place: number, before: readonly string[]): string | undefined {
    return successorsOf(before, place).find((id) => this.heights.indexOf(id) !== -1);
  }

  /** Puts the remembered row back in its place. */
  restore(): void {
    const scroller = this.#scroller;
    if (!scroller || !this.anchor || this.isSuspended) return;
    // Firefox forgets the position of what is hidden.
    if (scroller.clientHeight === 0) {
      this.#forget();
      return;
    }
    const anchor = this.#movedByReader(this.anchor, scroller);
    this.anchor = anchor;
    const index = this.heights.indexOf(anchor.id);
    if (index === -1) return;
    const wanted = this.topOf(index) - anchor.delta;
    if (Math.abs(scroller.scrollTop - wanted) >= SAME_POSITION) this.write(wanted);
  }

  /** Scrolls without counting as an action of the reader. */
  write(top: number): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    scroller.scrollTop = top;
    // Browsers round the position and limit it to both ends.
    this.#known = scroller.scrollTop;
  }

  /** The anchor after what the reader scrolled since the last event: WebKit sends it later than the frame that shows it. */
  #movedByReader(anchor: Anchor, scroller: HTMLElement): Anchor {
    const top = scroller.scrollTop;
    const moved = top - this.#known;
    if (!(Math.abs(moved) >= 1)) return anchor;
    this.#known = top;
    // Content that became shorter has moved the view, and its end is where that stops.
    if (moved < 0 && top + scroller.clientHeight >= scroller.scrollHeight - 1) return anchor;
    this.#isAhead = true;
    return { id: anchor.id, delta: anchor.delta - moved };
  }

  /** From here on, another position than the known one is not a move of the reader. */
  #forget(): void {
    this.#known = Number.NaN;
    this.#isAhead = false;
  }

  #rowAt(top: number, viewport: number): Anchor | null {
    const { heights } = this;
    const header = this.headerHeight();
    let index = heights.indexAt(top - header);
    if (index === -1) return null;
    const end = header + heights.offsetOf(index + 1);
    const isTail = this.topOf(index) < top && end - top < viewport * NEXT_ROW_WITHIN;
    if (isTail && index + 1 < heights.ids.length) index += 1;
    // A gap changes its size from both sides, so a note is preferred as the anchor.
    const isNextVisible = header + heights.offsetOf(index + 1) < top + viewport;
    if (isGapId(heights.ids[index]!) && isNextVisible && index + 1 < heights.ids.length) index += 1;
    return { id: heights.ids[index]!, delta: this.topOf(index) - top };
  }
}
