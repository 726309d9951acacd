/**
 * The time in a time zone. Zones are names of the IANA database in any case (`Asia/Tokyo`); `null` is the zone of this device.
 *
 * Offsets and abbreviations come from the platform, not from a table: many zones have another offset in summer, and laws change
 * them.
 */

const MINUTE_MS = 60_000;

/** The time of day. */
export interface WallTime {
  /** 0 to 23. */
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Returns how many minutes a zone is ahead of UTC. @param at ms since the epoch @throws {RangeError} for an unknown zone */
export function offsetAt(zone: string | null, at: number): number {
  if (zone === null) return -new Date(at).getTimezoneOffset();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((there - Math.floor(at / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** Returns the time of day. @param at ms since the epoch @param offset in minutes */
export function wallTime(at: number, offset: number): WallTime {
  const there = new Date(at + offset * MINUTE_MS);
  return { hours: there.getUTCHours(), minutes: there.getUTCMinutes(), seconds: there.getUTCSeconds() };
}

/**
 * The platform knows an abbreviation only in the languages of regions that use it: `EST` in American English, `CET` in British
 * English. So each is tried.
 */
const LANGUAGES_OF_ABBREVIATIONS = ['en-US', 'en-GB', 'en-AU', 'ja-JP', 'en-IN', 'en-ZA'];

/** Zones without summer time whose abbreviation the platform knows in no language. */
const OTHER_ABBREVIATIONS: Readonly<Record<string, string>> = { 'asia/seoul': 'KST', 'asia/shanghai': 'CST' };

/** Returns the abbreviation of a zone, such as `JST`, or `GMT+3` for a zone without one. @param at ms since the epoch */
export function abbreviationAt(zone: string | null, at: number): string {
  const names = LANGUAGES_OF_ABBREVIATIONS.map((language) => shortName(language, zone, at));
  const name = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return names.find((one) => /^[A-Z]+$/.test(one)) ?? OTHER_ABBREVIATIONS[name.toLowerCase()] ?? names[0]!;
}

function shortName(language: string, zone: string | null, at: number): string {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'short', ...(zone !== null && { timeZone: zone }) });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Returns an offset such as `+09:00`. @param offset in minutes */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '−' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Returns a number with a zero in front if it has one digit. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
