import { offsetAt, twoDigits, wallTime } from '~/components/clock/zonedTime';

/** The time in a zone. */
export interface ZoneTime {
  readonly zone: string;
  /** The city of the zone. */
  readonly place: string;
  readonly time: string;
}

/** The times in some zones at a moment, without those that are not chosen. @param now ms since the epoch */
export function zonesOf(zones: readonly (string | null)[], now: number): readonly ZoneTime[] {
  const chosen = [...new Set(zones.filter((zone) => zone !== null))];
  return chosen.map((zone) => {
    const { hours, minutes } = wallTime(now, offsetAt(zone, now));
    return { zone, place: placeOf(zone), time: `${twoDigits(hours)}:${twoDigits(minutes)}` };
  });
}

/** `america/new_york` is New York. */
function placeOf(zone: string): string {
  const words = zone.split('/').at(-1)!.split('_');
  return zone === 'utc' ? 'UTC' : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
