import type { RequestFrame } from '~/streaming/FrameQueue';

/**
 * Lets one list of notes change a frame. A single one never waits; of many columns into which notes pour, each takes what
 * has come for it when it is its turn, so that a burst costs each frame one column and not all of them.
 */
export class FeedPacer {
  readonly #requestFrame: RequestFrame;
  readonly #waiting = new Set<() => void>();
  /** Something has changed in this frame already. */
  #isTaken = false;

  constructor(requestFrame: RequestFrame) {
    this.#requestFrame = requestFrame;
  }

  /** Runs something now if nothing else did in this frame, else when its turn comes. What waits already keeps its place. */
  request(run: () => void): void {
    if (this.#isTaken) this.#waiting.add(run);
    else this.#take(run);
  }

  /** Takes back a request. */
  cancel(run: () => void): void {
    this.#waiting.delete(run);
  }

  #take(run: () => void): void {
    this.#isTaken = true;
    this.#requestFrame(() => this.#next());
    run();
  }

  #next(): void {
    this.#isTaken = false;
    const [first] = this.#waiting;
    if (!first) return;
    this.#waiting.delete(first);
    this.#take(first);
  }
}
