import { createAtom, runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { RequestFrame } from '~/streaming/FrameQueue';

/** Ages change together on this grid instead of each at its own moment, so that a full page is drawn anew once; ms. */
const GRID_MS = 10_000;

/** The time as ages of notes see it: it goes on in steps, and only while somebody looks. */
export class AgeClock {
  readonly #clock: Clock;
  readonly #requestFrame: RequestFrame;
  readonly #watched = createAtom(
    'age',
    () => this.#wait(),
    () => this.#stop(),
  );
  #pending: Disposable | null = null;

  constructor({ clock, requestFrame }: { readonly clock: Clock; readonly requestFrame: RequestFrame }) {
    this.#clock = clock;
    this.#requestFrame = requestFrame;
  }

  /** ms since the epoch. Whoever reads it while rendering is rendered again with each step. */
  get now(): number {
    this.#watched.reportObserved();
    return this.#clock.now();
  }

  /** Steps go with a frame, where what the stream brought is shown too: one rendering for both. */
  #wait(): void {
    const now = this.#clock.now();
    this.#pending = this.#clock.after(GRID_MS - (now % GRID_MS), () => {
      this.#pending = this.#requestFrame(() => {
        this.#wait();
        runInAction(() => this.#watched.reportChanged());
      });
    });
  }

  #stop(): void {
    this.#pending?.dispose();
    this.#pending = null;
  }
}
