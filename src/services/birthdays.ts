/** The local date of a moment as yyyy-mm-dd. */
export function localDate(ms: number): string {
  const date = new Date(ms);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The birthdays that are celebrated on a date; of each, month and day count. Those of 29 February are celebrated on 1 March in years
 * without that day.
 * @param date as yyyy-mm-dd
 * @returns as yyyy-mm-dd, and each date exists
 */
export function birthdaysOn(date: string): readonly string[] {
  const isAfterShortFebruary = date.slice(5) === '03-01' && new Date(Number(date.slice(0, 4)), 1, 29).getMonth() !== 1;
  return isAfterShortFebruary ? [date, '2024-02-29'] : [date];
}
