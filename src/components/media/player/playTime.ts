const MINUTE = 60;
const HOUR = 3600;

/** A length of time as players write it: `1:05`, `1:02:03`. @param seconds fractions are cut off; what is no number is 0 */
export function playTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const rest = String(whole % MINUTE).padStart(2, '0');
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${rest}`;
  const minutes = String(Math.floor((whole % HOUR) / MINUTE)).padStart(2, '0');
  return `${Math.floor(whole / HOUR)}:${minutes}:${rest}`;
}
