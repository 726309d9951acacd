const MINUTE = 60;
const HOUR = 3600;

/**
 * Formats a duration as players do: `1:05`, `1:02:03`.
 * @param seconds fractions are dropped; NaN and infinity count as 0
 */
export function playTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const rest = String(whole % MINUTE).padStart(2, '0');
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${rest}`;
  const minutes = String(Math.floor((whole % HOUR) / MINUTE)).padStart(2, '0');
  return `${Math.floor(whole / HOUR)}:${minutes}:${rest}`;
}
