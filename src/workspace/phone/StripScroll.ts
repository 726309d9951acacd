import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import { isRightToLeft } from '~/lib/isRightToLeft';

/** How long a strip stands still until it is at rest, in ms. */
const REST_MS = 150;

/**
 * Scrolls a strip of pages that are as wide as the strip. A page that was chosen wins over a swipe that is still settling, which
 * browsers would otherwise finish where it was going.
 */
export class StripScroll implements Disposable {
  readonly #clock: Clock;
  readonly #strip: () => HTMLElement;
  readonly #onReached: (page: number) => void;
  /** The chosen page, until the strip rests there. */
  #chosen: number | null = null;
  /** Where the strip stood after the last correction. If it still stands there, it cannot come closer. */
  #corrected: number | null = null;
  #rest: Disposable | null = null;

  /** @param options.onReached called with the number of the page that a swipe reaches */
  constructor(options: { readonly clock: Clock; readonly strip: () => HTMLElement; readonly onReached: (page: number) => void }) {
    this.#clock = options.clock;
    this.#strip = options.strip;
    this.#onReached = options.onReached;
  }

  /** Scrolls to a page, counted from 0. */
  show(page: number, behavior: ScrollBehavior): void {
    this.#chosen = page;
    this.#corrected = null;
    this.#waitForRest();
    this.#scrollTo(page, behavior);
  }

  /** Call it for each scroll event of the strip. */
  readonly scrolled = (): void => {
    if (this.#chosen === null) this.#onReached(this.#page);
    else this.#waitForRest();
  };

  /** Call it when a finger touches the strip: the swipe decides from then on. */
  readonly touched = (): void => {
    this.dispose();
    this.#chosen = null;
  };

  /** Stops waiting; the strip can be used again. */
  dispose(): void {
    this.#rest?.dispose();
  }

  get #page(): number {
    const { scrollLeft, clientWidth } = this.#strip();
    // In right-to-left layouts, scroll positions are negative.
    return Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
  }

  #scrollTo(page: number, behavior: ScrollBehavior): void {
    const strip = this.#strip();
    const distance = page * strip.clientWidth;
    strip.scrollTo({ left: isRightToLeft(strip) ? -distance : distance, behavior });
  }

  #waitForRest(): void {
    this.#rest?.dispose();
    this.#rest = this.#clock.after(REST_MS, () => this.#correct());
  }

  /**
   * On a busy phone, a swipe may pause and go on after this. So the chosen page wins until the strip was seen resting there, and
   * the way to it does not count.
   */
  #correct(): void {
    const strip = this.#strip();
    const chosen = this.#chosen!;
    const isThere = Math.abs(Math.abs(strip.scrollLeft) - chosen * strip.clientWidth) < 1;
    if (isThere || strip.scrollLeft === this.#corrected) {
      this.#chosen = null;
      return;
    }
    this.#scrollTo(chosen, 'instant');
    this.#corrected = strip.scrollLeft;
    this.#waitForRest();
  }
}
