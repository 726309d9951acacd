import { runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';

/** Requests a call before the next paint; dispose to cancel. */
export type RequestFrame = (run: () => void) => Disposable;

/** The browser's animation frames. They pause while the page is hidden. */
export const browserFrame: RequestFrame = (run) => {
  const id = requestAnimationFrame(run);
  return disposable(() => cancelAnimationFrame(id));
};

/** Leaves the frame after each key press to that key, so that a letter appears at once while much else changes. */
export function framesAfterKeys(requestFrame: RequestFrame, keys: EventTarget): RequestFrame {
  let isPressed = false;
  keys.addEventListener('keydown', () => (isPressed = true), true);
  return (run) => {
    let frame = requestFrame(function next() {
      if (!isPressed) return run();
      isPressed = false;
      frame = requestFrame(next);
    });
    return disposable(() => frame.dispose());
  };
}

/**
 * Shares one frame between everything that changes the display: all requests for the next frame run in one MobX action,
 * so that two connections, or a connection and a clock, cause one rendering.
 */
export function sharedFrames(requestFrame: RequestFrame): RequestFrame {
  const waiting = new Set<() => void>();
  let frame: Disposable | null = null;
  const runAll = (): void => {
    const due = [...waiting];
    frame = null;
    runInAction(() => {
      // One request may cancel another, for example when it renders without the element that the other one draws.
      for (const run of due) if (waiting.delete(run)) run();
    });
  };
  return (run) => {
    const entry = () => run();
    waiting.add(entry);
    frame ??= requestFrame(runAll);
    return disposable(() => {
      waiting.delete(entry);
      if (waiting.size > 0) return;
      frame?.dispose();
      frame = null;
    });
  };
}

/** How long work waits for a frame that does not come because the page is hidden; ms. */
const HIDDEN_FLUSH_MS = 1_000;

/**
 * Collects changes and applies them in one MobX action per animation frame, so that a burst of events causes one
 * rendering. A change that throws does not affect the others.
 */
export class FrameQueue implements Disposable {
  readonly #requestFrame: RequestFrame;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  #tasks: (() => void)[] = [];
  #frame: Disposable | null = null;
  #timer: Disposable | null = null;
  #isDisposed = false;

  constructor(options: { readonly requestFrame: RequestFrame; readonly clock: Clock; readonly onError: (error: unknown) => void }) {
    this.#requestFrame = options.requestFrame;
    this.#clock = options.clock;
    this.#onError = options.onError;
  }

  /** Number of changes that wait for the next frame. */
  get depth(): number {
    return this.#tasks.length;
  }

  /** Runs `task` in the next frame, after earlier ones. */
  push(task: () => void): void {
    if (this.#isDisposed) return;
    this.#tasks.push(task);
    if (this.#frame) return;
    this.#frame = this.#requestFrame(() => this.#flush());
    this.#timer = this.#clock.after(HIDDEN_FLUSH_MS, () => this.#flush());
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#tasks = [];
    this.#unschedule();
  }

  #flush(): void {
    this.#unschedule();
    const tasks = this.#tasks;
    this.#tasks = [];
    runInAction(() => {
      for (const task of tasks) {
        try {
          task();
        } catch (error) {
          this.#onError(error);
        }
      }
    });
  }

  #unschedule(): void {
    this.#frame?.dispose();
    this.#timer?.dispose();
    this.#frame = null;
    this.#timer = null;
  }
}
