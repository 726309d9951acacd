import type { Clock } from '~/lib/clock';
import type { RequestFrame } from '~/streaming/FrameQueue';

/** Rows that one frame may add: about one screen of a column. */
const ROWS_A_TURN = 8;

/** A longer frame drops below 50 per second and looks like a stutter; ms. */
const SLOW_FRAME_MS = 20;

/**
 * Frames left free after a slow one while lists wait: half a second at 60 frames per second, in which scrolling and
 * typing are smooth.
 */
const RESTING_FRAMES = 32;

/** A change of a list that waits for its turn. */
export interface PacedChange {
  /** Applies the change. */
  readonly run: () => void;
  /** How many rows the change would add now. */
  readonly rows: () => number;
}

/**
 * Decides when lists of notes may change. A single list never waits. When notes pour into many lists, each takes a turn
 * and adds everything that has arrived for it. A frame adds about one screen of rows; when the machine needs too long
 * for that, the next turn waits, so that the page stays responsive.
 */
export class FeedPacer {
  readonly #requestFrame: RequestFrame;
  readonly #clock: Clock;
  readonly #waiting = new Set<PacedChange>();
  /** Rows added in this turn. */
  #rows = 0;
  /** When this turn began; ms. */
  #since = 0;

  constructor({ requestFrame, clock }: { readonly requestFrame: RequestFrame; readonly clock: Clock }) {
    this.#requestFrame = requestFrame;
    this.#clock = clock;
  }

  /**
   * Applies a change now if this frame has room, otherwise when its turn comes. A change that already waits keeps its
   * place.
   */
  request(change: PacedChange): void {
    if (this.#waiting.size > 0 || !this.#take(change)) this.#waiting.add(change);
  }

  /** Withdraws a request. */
  cancel(change: PacedChange): void {
    this.#waiting.delete(change);
  }

  /** Applies a change if this frame has room. @returns whether it had */
  #take({ run, rows }: PacedChange): boolean {
    const count = Math.min(Math.max(rows(), 1), ROWS_A_TURN);
    if (this.#rows > 0 && this.#rows + count > ROWS_A_TURN) return false;
    if (this.#rows === 0) {
      this.#since = this.#clock.now();
      this.#requestFrame(() => this.#endTurn());
    }
    this.#rows += count;
    run();
    return true;
  }

  #endTurn(): void {
    this.#rows = 0;
    if (this.#waiting.size > 0 && this.#clock.now() - this.#since > SLOW_FRAME_MS) this.#rest(RESTING_FRAMES);
    else this.#nextTurn();
  }

  #rest(frames: number): void {
    this.#requestFrame(() => (frames > 1 ? this.#rest(frames - 1) : this.#nextTurn()));
  }

  #nextTurn(): void {
    for (const change of this.#waiting) {
      if (!this.#take(change)) return;
      this.#waiting.delete(change);
    }
  }
}
