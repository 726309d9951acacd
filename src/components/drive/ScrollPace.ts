import { action, makeObservable, observable } from 'mobx';
import { createContext } from 'react';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';

/** From this speed on, pictures cannot be recognized; px per ms. */
const FAST = 1.2;

/** How long after the last fast step scrolling counts as slow again; ms. */
const CALM_MS = 120;

/** Whether a list scrolls so fast that loading the pictures that fly past would only cost time. */
export class ScrollPace {
  isFast = false;
  readonly #clock: Clock;
  #calm: Disposable | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeObservable<this, 'setFast'>(this, { isFast: observable, setFast: action });
  }

  /** Measures the steps of a scroller until it is disposed. */
  watch(scroller: HTMLElement): Disposable {
    let last = { top: scroller.scrollTop, at: this.#clock.now() };
    const measure = (): void => {
      const now = { top: scroller.scrollTop, at: this.#clock.now() };
      const speed = Math.abs(now.top - last.top) / Math.max(1, now.at - last.at);
      last = now;
      if (speed < FAST) return;
      this.setFast(true);
      this.#calm?.dispose();
      this.#calm = this.#clock.after(CALM_MS, () => this.setFast(false));
    };
    scroller.addEventListener('scroll', measure, { passive: true });
    return disposable(() => {
      scroller.removeEventListener('scroll', measure);
      this.#calm?.dispose();
      this.setFast(false);
    });
  }

  private setFast(isFast: boolean): void {
    this.isFast = isFast;
  }
}

/** The pace of the list around a picture; null outside of one. */
export const ScrollPaceContext = createContext<ScrollPace | null>(null);
