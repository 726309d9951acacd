import { runInAction } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';

/** Asks for a call before the next paint; dispose to cancel. */
export type RequestFrame = (run: () => void) => Disposable;

/** The browser's animation frames. They pause while the page is hidden. */
export const browserFrame: RequestFrame = (run) => {
  const id = requestAnimationFrame(run);
  return disposable(() => cancelAnimationFrame(id));
};

/**
 * Frames for everything that changes what is shown: all that asked for the next one runs in one MobX action, so that two
 * connections, or a connection and a clock, still cost one rendering.
 */
export function sharedFrames(requestFrame: RequestFrame): RequestFrame {
  const waiting = new Set<() => void>();
  let frame: Disposable | null = null;
  const runAll = (): void => {
    const due = [...waiting];
    waiting.clear();
    frame = null;
    runInAction(() => {
      for (const run of due) run();
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

/** Longest time that work waits for a frame that does not come, because the page is hidden; milliseconds. */
const HIDDEN_FLUSH_MS = 1_000;

/**
 * Collects changes and makes them in one MobX action per animation frame: a burst of events costs one render. One
 * failing change does not take the others with it.
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

  /** Changes that wait for the next frame. */
  get depth(): number {
    return this.#tasks.length;
  }

  /** Runs `task` with the next frame, after what was pushed before it. */
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
