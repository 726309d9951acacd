/** How long each number of a chart counts. Servers measure their queues every ten seconds. */
export type ChartSpan = 'tenSeconds' | 'hour' | 'day';

const HOUR_MS = 3_600_000;
const TEN_SECONDS_MS = 10_000;

/**
 * Returns the beginning of each hour or day of a chart in ms, newest first, or the times of its measurements. Servers count days in UTC; a day is returned as the
 * same date in the time zone of the device, so that it is shown with the server's date.
 */
export function chartTimes(span: ChartSpan, count: number, newestMs: number): readonly number[] {
  if (span === 'tenSeconds') return Array.from({ length: count }, (_, index) => newestMs - index * TEN_SECONDS_MS);
  const newest = new Date(newestMs);
  const [year, month, day] = [newest.getUTCFullYear(), newest.getUTCMonth(), newest.getUTCDate()];
  return Array.from({ length: count }, (_, index) =>
    span === 'day' ? new Date(year, month, day - index).getTime() : (Math.floor(newestMs / HOUR_MS) - index) * HOUR_MS,
  );
}
