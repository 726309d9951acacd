const UNITS = ['', 'K', 'M', 'G', 'T'] as const;

/** Writes a count shortly: 1,234 is 1.23K. At most two decimals. */
export function shortNumber(value: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  // Rounding may reach the next unit: 999,999 is 1M, not 1000K.
  const rounded = Math.round((value / 1000 ** step) * 100) / 100;
  return rounded >= 1000 && step < UNITS.length - 1 ? `1${UNITS[step + 1]}` : `${rounded}${UNITS[step]}`;
}
