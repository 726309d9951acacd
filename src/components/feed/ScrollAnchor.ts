import { successorsOf } from '~/lib/successors';
import { isGapId } from '~/services/gapList';
import type { RowHeights } from './RowHeights';

/** A row and how far its top is below the top of the viewport; px, negative when it begins above. */
export interface Anchor {
  readonly id: string;
  readonly delta: number;
}

/** At most this far from the top still is at the top (reference/timelines-streaming.md section 3); px. */
export const TOP_TOLERANCE = 16;

/** A row whose end alone is visible is a poor anchor as long as the next one begins in this part of the viewport. */
const NEXT_ROW_WITHIN = 0.6;

/** Writing a position that differs by less changes nothing on screen; px. */
const SAME_POSITION = 0.5;

/**
 * Keeps the row under the reader's eye where it is. After each scroll of the reader it remembers a row and its distance
 * from the top of the viewport; whatever changes above (notes, pictures, foldings), `restore` puts it back before the
 * next paint. Browsers have something like it, but not all of them, and none for rows that come and go.
 */
export class ScrollAnchor {
  anchor: Anchor | null = null;
  /** While something else moves the view, such as the way to the top. */
  isSuspended = false;
  #scroller: HTMLElement | null = null;
  /** Position that is accounted for: a scroll event there is the echo of our own correction and no act of the reader. */
  #known = Number.NaN;

  constructor(
    readonly heights: RowHeights,
    /** Height of what stands above the rows and scrolls with them. */
    private readonly headerHeight: () => number,
  ) {}

  get scroller(): HTMLElement | null {
    return this.#scroller;
  }

  attach(scroller: HTMLElement | null): void {
    this.#scroller = scroller;
  }

  /** Where a row begins, from the top of everything that scrolls. */
  topOf(index: number): number {
    return this.headerHeight() + this.heights.offsetOf(index);
  }

  /**
   * Where the view is once the anchor is back in its place: how far everything is scrolled, in px. While nothing holds the
   * view, where it is now.
   * @param viewport height of the viewport, px
   */
  topWith(viewport: number): number {
    const { anchor, heights } = this;
    const index = anchor && !this.isSuspended ? heights.indexOf(anchor.id) : -1;
    if (!anchor || index === -1) return this.#scroller?.scrollTop ?? 0;
    // The view stops at the ends, also when less than a viewport is left below the anchor.
    return Math.max(0, Math.min(this.topOf(index) - anchor.delta, this.topOf(heights.ids.length) - viewport));
  }

  /** Takes the reader's position after a scroll. @returns false for the echo of our own correction */
  scrolled(): boolean {
    const scroller = this.#scroller;
    if (!scroller || Math.abs(scroller.scrollTop - this.#known) < 1) return false;
    this.#known = scroller.scrollTop;
    if (!this.isSuspended) this.capture();
    return true;
  }

  /** Remembers the row at the reader's eye; at the very top none, so that new rows appear there. */
  capture(): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    const top = scroller.scrollTop;
    this.#known = top;
    this.anchor = top <= TOP_TOLERANCE ? null : this.#rowAt(top, scroller.clientHeight);
  }

  /** Holds on to the first row although the view is at the top: rows that appear above stay above. */
  holdTop(): void {
    const scroller = this.#scroller;
    if (scroller) this.anchor = this.#rowAt(scroller.scrollTop, scroller.clientHeight);
  }

  /** Makes a row the anchor: the one that the reader is acting on keeps its place while it grows. */
  hold(id: string): void {
    const index = this.heights.indexOf(id);
    const scroller = this.#scroller;
    if (index === -1 || !scroller || scroller.scrollTop <= TOP_TOLERANCE) return;
    this.anchor = { id, delta: this.topOf(index) - scroller.scrollTop };
  }

  /**
   * Rows changed: an anchor that is gone hands over to the row that took its place.
   * @returns where the anchor was among the rows before, -1 without one
   */
  follow(before: readonly string[]): number {
    const { anchor, heights } = this;
    const place = anchor ? before.indexOf(anchor.id) : -1;
    if (!anchor || place === -1 || heights.indexOf(anchor.id) !== -1) return place;
    const id = this.successorOf(place, before);
    this.anchor = id === undefined ? null : { id, delta: anchor.delta };
    return id === undefined ? -1 : before.indexOf(id);
  }

  /** The row that takes the place of a removed one: the next remaining row, otherwise the previous one. */
  successorOf(place: number, before: readonly string[]): string | undefined {
    return successorsOf(before, place).find((id) => this.heights.indexOf(id) !== -1);
  }

  /** Puts the remembered row back to its place. */
  restore(): void {
    const { anchor } = this;
    const scroller = this.#scroller;
    if (!scroller || !anchor || this.isSuspended) return;
    const index = this.heights.indexOf(anchor.id);
    if (index === -1) return;
    const wanted = this.topOf(index) - anchor.delta;
    if (Math.abs(scroller.scrollTop - wanted) >= SAME_POSITION) this.write(wanted);
  }

  /** Scrolls without that being an act of the reader. */
  write(top: number): void {
    const scroller = this.#scroller;
    if (!scroller) return;
    scroller.scrollTop = top;
    // Browsers round, and stop at the ends.
    this.#known = scroller.scrollTop;
  }

  #rowAt(top: number, viewport: number): Anchor | null {
    const { heights } = this;
    const header = this.headerHeight();
    let index = heights.indexAt(top - header);
    if (index === -1) return null;
    const end = header + heights.offsetOf(index + 1);
    const isTail = this.topOf(index) < top && end - top < viewport * NEXT_ROW_WITHIN;
    if (isTail && index + 1 < heights.ids.length) index += 1;
    // A gap shrinks from either side, so it holds no place if a note can.
    const isNextVisible = header + heights.offsetOf(index + 1) < top + viewport;
    if (isGapId(heights.ids[index]!) && isNextVisible && index + 1 < heights.ids.length) index += 1;
    return { id: heights.ids[index]!, delta: this.topOf(index) - top };
  }
}
