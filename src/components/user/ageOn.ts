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
