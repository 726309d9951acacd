import type { StoredFailure } from './storedFailure';

/** How something in the outbox is doing. All times in ms since 1970. */
export interface OutboxState {
  /** The key of its attempt, the same for each repetition. */
  readonly id: string;
  readonly postedAtMs: number;
  /** `refused`: the server refused it as it is, so it is not sent by itself. */
  readonly state: 'waiting' | 'refused';
  /** When it was first sent; null if it never left this browser. */
  readonly sentAtMs: number | null;
  /** How many tries failed in a row, and how many of them because the server itself failed. */
  readonly tries: number;
  readonly serverFailures: number;
  /** When the next try is due. A connection that comes back makes it earlier. */
  readonly nextAtMs: number;
  /** It is never sent before this time. */
  readonly notBeforeMs: number;
  /** After this time, it is only sent on request. */
  readonly sentUntilMs: number;
  /** The reason why the last try failed. */
  readonly failure: StoredFailure | null;
}

/** How long something is sent by itself. Later, people may no longer want it; ms. */
export const SENT_FOR_MS = 3 * 24 * 3_600_000;

/** The state of what was just done. @param holdMs how long it is not sent, so that it can be taken back */
export function newState(id: string, nowMs: number, holdMs = 0): OutboxState {
  return {
    id,
    postedAtMs: nowMs,
    state: 'waiting',
    sentAtMs: null,
    tries: 0,
    serverFailures: 0,
    nextAtMs: nowMs,
    notBeforeMs: holdMs > 0 ? nowMs + holdMs : 0,
    sentUntilMs: nowMs + SENT_FOR_MS,
    failure: null,
  };
}
