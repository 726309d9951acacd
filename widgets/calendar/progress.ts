/** How much of the day, month and year has passed, from 0 to 1, in the time zone of the device. */
export interface CalendarProgress {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** Uses the real length of the period: a day may have 23 hours. */
export function calendarProgress(now: number): CalendarProgress {
  const date = new Date(now);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  const share = (from: Date, to: Date): number => (now - from.getTime()) / (to.getTime() - from.getTime());
  return {
    day: share(new Date(year, month, day), new Date(year, month, day + 1)),
    month: share(new Date(year, month, 1), new Date(year, month + 1, 1)),
    year: share(new Date(year, 0, 1), new Date(year + 1, 0, 1)),
  };
}
