/**
 * Returns the local date of a moment with the time of noon, as `2024-02-10T12:00:00`. Servers read it in their own time zone. A
 * date alone would count from midnight in UTC, which is the day before on servers in America.
 */
export function dayOf(now: number): string {
  const date = new Date(now);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${parts.map((part) => String(part).padStart(2, '0')).join('-')}T12:00:00`;
}
