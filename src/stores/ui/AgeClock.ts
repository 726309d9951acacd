import { createAtom, runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';
import type { RequestFrame } from '~/streaming/FrameQueue';

/** Ages change together at this interval instead of each at its own time, so that a full page renders only once; ms. */
const GRID_MS = 10_000;

/** The clock for the ages of notes: it moves in steps, and only while the page is visible. */
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

  /** ms since the epoch. A component that reads it renders again with each step. */
  get now(): number {
    this.#watched.reportObserved();
    return this.#clock.now();
  }

  /** Steps run in a frame in which stream messages are applied too, so that both cause one rendering. */
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
