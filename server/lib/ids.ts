import { randomInt } from 'node:crypto';
import type { Clock } from '~/lib/clock';

/** Ids count milliseconds from 2000-01-01T00:00:00Z, as on real servers of this version. */
const EPOCH_MS = 946_684_800_000;
const TIME_LENGTH = 8;
const NODE_LENGTH = 4;
const COUNTER_LENGTH = 4;
const COUNTER_LIMIT = 36 ** COUNTER_LENGTH;

const digits = (value: number, length: number): string => Math.max(0, value).toString(36).padStart(length, '0').slice(-length);
const newNode = (): string => digits(randomInt(36 ** NODE_LENGTH), NODE_LENGTH);

/**
 * Makes ids of 16 lower-case characters: eight of time, four of the process, four of a counter. A later id sorts after
 * an earlier one, also within a millisecond and when the clock is set back.
 */
export class IdGenerator {
  readonly #clock: Clock;
  #node = newNode();
  #lastMs = 0;
  #counter = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Lets the next ids be later than one that was made before, also if the clock was set back since. */
  continueAfter(id: string): void {
    this.#lastMs = Math.max(this.#lastMs, timeOf(id) + 1);
  }

  /** Begins as a new process does, so that the clock can be set back. The records that have earlier ids must be gone. */
  restart(): void {
    this.#node = newNode();
    this.#lastMs = 0;
    this.#counter = 0;
  }

  next(): string {
    const now = this.#clock.now();
    if (now > this.#lastMs) {
      this.#lastMs = now;
      this.#counter = 0;
    } else {
      this.#counter++;
      if (this.#counter >= COUNTER_LIMIT) {
        this.#lastMs++;
        this.#counter = 0;
      }
    }
    return digits(this.#lastMs - EPOCH_MS, TIME_LENGTH) + this.#node + digits(this.#counter, COUNTER_LENGTH);
  }
}

/** The smallest id of a moment in milliseconds since 1970, for `sinceDate` and `untilDate`. */
export function idAt(ms: number): string {
  return digits(ms - EPOCH_MS, TIME_LENGTH) + '0'.repeat(NODE_LENGTH + COUNTER_LENGTH);
}

/** When an id was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, TIME_LENGTH), 36) + EPOCH_MS;
}

/** {@link timeOf} in wire form: ISO 8601. */
export function createdAtOf(id: string): string {
  return new Date(timeOf(id)).toISOString();
}
