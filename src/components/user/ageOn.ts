/** Returns a birthday written as yyyy-mm-dd in ms since the epoch, as this device counts days; null if it is no day. */
export function birthdayTime(birthday: string): number | null {
  const [, year, month, day] = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  // A day that does not exist becomes one of the next month.
  return date.getDate() === Number(day) ? date.getTime() : null;
}

/** Returns the age in full years for a birthday written as yyyy-mm-dd, or null if it is invalid or in the future. */
export function ageOn(birthday: string, today: Date): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  if (year === undefined) return null;
  const years = today.getFullYear() - Number(year);
  const isBeforeBirthday =
    today.getMonth() + 1 < Number(month) || (today.getMonth() + 1 === Number(month) && today.getDate() < Number(day));
  const age = isBeforeBirthday ? years - 1 : years;
  return age < 0 ? null : age;
}
