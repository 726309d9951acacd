const WEEK = 7;

/** The weekday with which weeks begin in a language, from 0 for Sunday on; Sunday where the browser does not know. */
export function firstWeekday(lang: string): number {
  // Newer than the types; older browsers have it as a property, and some not at all.
  const locale = new Intl.Locale(lang) as Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number };
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: WEEK }).firstDay % WEEK;
}

/** The weeks that a month is part of, from the first to the last. @param now a moment of that month, ms since the epoch */
export function weeksOfMonth(now: number, first: number): readonly (readonly Date[])[] {
  const date = new Date(now);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  const before = (new Date(year, month, 1).getDay() - first + WEEK) % WEEK;
  const days = new Date(year, month + 1, 0).getDate();
  const count = Math.ceil((before + days) / WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_day, place) => new Date(year, month, 1 - before + week * WEEK + place)),
  );
}
