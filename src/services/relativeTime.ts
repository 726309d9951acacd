/** The distance to a moment; a negative value lies in the past. */
export interface TimeDistance {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly value: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Units with their lengths, and the most that is said in each: what would round up to more is not yet the next unit. */
const steps: readonly (readonly [lengthMs: number, unit: TimeDistance['unit'], most: number])[] = [
  [YEAR, 'year', Infinity],
  [MONTH, 'month', 11],
  [WEEK, 'week', 4],
  [DAY, 'day', 6],
  [HOUR, 'hour', 23],
  [MINUTE, 'minute', 59],
  [SECOND, 'second', 59],
];

/** Clocks differ: a moment up to this far in the future still counts as now; ms. */
const FUTURE_TOLERANCE = 3 * SECOND;
/** Anything younger than this is "just now"; ms. */
const JUST_NOW = 10 * SECOND;

/**
 * How long ago, or how far ahead, a moment is, in the largest unit that fits. Seconds and minutes are rounded down, longer units
 * to the nearest, but never up to the next unit: a day is not 24 hours. Both arguments are ms since the epoch.
 */
export function relativeTime(nowMs: number, thenMs: number): TimeDistance | 'justNow' | 'invalid' {
  if (Number.isNaN(thenMs)) return 'invalid';
  const age = nowMs - thenMs;
  if (age > -FUTURE_TOLERANCE && age < JUST_NOW) return 'justNow';
  const distance = Math.abs(age);
  const [length, unit, most] = steps.find(([size]) => distance >= size) ?? [SECOND, 'second', 59];
  const value = Math.min(most, (length < HOUR ? Math.floor : Math.round)(distance / length));
  return { unit, value: age < 0 ? value : -value };
}

/** Marks old notes, because people reply to them by mistake. Both arguments are ms since the epoch. */
export function ageClass(nowMs: number, thenMs: number): 'fresh' | 'old' | 'veryOld' {
  const age = nowMs - thenMs;
  if (age > 180 * DAY) return 'veryOld';
  return age > 90 * DAY ? 'old' : 'fresh';
}
