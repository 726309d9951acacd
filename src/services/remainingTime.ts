const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The time left until a moment, in the unit that a poll shows; null when it is over. Both arguments are ms since the
 * epoch.
 */
export function remainingTime(
  nowMs: number,
  untilMs: number,
): { readonly unit: 'day' | 'hour' | 'minute' | 'second'; readonly value: number } | null {
  const left = untilMs - nowMs;
  if (!(left > 0)) return null;
  if (left >= DAY) return { unit: 'day', value: Math.floor(left / DAY) };
  if (left >= HOUR) return { unit: 'hour', value: Math.floor(left / HOUR) };
  if (left >= MINUTE) return { unit: 'minute', value: Math.floor(left / MINUTE) };
  return { unit: 'second', value: Math.floor(left / SECOND) };
}
