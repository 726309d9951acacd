import type { Clock } from '~/lib/clock';
import type { RequestFrame } from '~/streaming/FrameQueue';

/** Rows that one frame may bring: about what fills a column. */
const ROWS_A_TURN = 8;

/** A frame that takes longer than this is one too many for the eye; ms (the bound of the bench). */
const SLOW_FRAME_MS = 20;

/** Frames left alone after a slow one while lists wait: of a hundred, about three are slow then. */
const RESTING_FRAMES = 32;

/** A change of a list that waits for its turn. */
export interface PacedChange {
  /** Makes the change. */
  readonly run: () => void;
  /** How many rows it would bring now. */
  readonly rows: () => number;
}

/**
 * Says when a list of notes may change. One alone never waits. Of many into which notes pour, each takes what has come
 * for it when it is its turn: a frame draws as many rows as fill a column, and where that is more than the machine can
 * do in a frame, the page stays at hand for a while before the next turn.
 */
export class FeedPacer {
  readonly #requestFrame: RequestFrame;
  readonly #clock: Clock;
  readonly #waiting = new Set<PacedChange>();
  /** Rows of this turn. */
  #rows = 0;
  /** When this turn began. */
  #since = 0;

  constructor({ requestFrame, clock }: { readonly requestFrame: RequestFrame; readonly clock: Clock }) {
    this.#requestFrame = requestFrame;
    this.#clock = clock;
  }

  /** Makes a change now if there is room in this frame, else when its turn comes. What waits already keeps its place. */
  request(change: PacedChange): void {
    if (this.#waiting.size > 0 || !this.#take(change)) this.#waiting.add(change);
  }

  /** Takes back a request. */
  cancel(change: PacedChange): void {
    this.#waiting.delete(change);
  }

  /** @returns whether there was room */
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
