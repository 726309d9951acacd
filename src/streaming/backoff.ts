/**
 * Longest first delay; ms. A dropped connection is usually back at once, but clients should not all reconnect to a
 * restarted server in the same instant.
 */
const FIRST_MAX_MS = 250;
/** Base of the second delay; ms. A shorter one would mean many attempts within the first seconds. */
const SECOND_MS = 500;
/** Growth of each further delay, and the longest one in ms. */
const GROWTH = 1.3;
const MAX_MS = 10_000;
/** Share by which a delay is randomly moved up or down. */
const JITTER = 0.25;

/**
 * How long to wait before reconnecting, in ms.
 * @param failures attempts that failed since the last good connection; 0 right after losing one
 * @param random between 0 and 1
 */
export function reconnectDelay(failures: number, random: number): number {
  if (failures === 0) return Math.round(random * FIRST_MAX_MS);
  const base = SECOND_MS * GROWTH ** (failures - 1);
  return Math.round(Math.min(MAX_MS, base * (1 - JITTER + 2 * JITTER * random)));
}
