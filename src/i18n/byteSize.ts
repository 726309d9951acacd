import type { I18n } from './I18n';
import { directionOf } from './languages';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB', 'QB'] as const;

/** Writes a size in bytes for people, base 1024, from B to QB: at most one decimal, none for whole numbers. */
export function byteSize(i18n: Pick<I18n, 'lang' | 'number'>, bytes: number): string {
  const [value, unit] = inUnits(bytes);
  const text = `${i18n.number(value)} ${unit}`;
  // Without the marks, text from right to left would show the unit before the number.
  return directionOf(i18n.lang) === 'rtl' ? `\u2066${text}\u2069` : text;
}

function inUnits(bytes: number): [value: number, unit: string] {
  if (!Number.isFinite(bytes) || bytes < 1) return [0, UNITS[0]];
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  // Rounding may reach the next unit: 1,048,575 B is 1 MB, not 1024 KB.
  const value = Math.round((bytes / 1024 ** step) * 10) / 10;
  return value >= 1024 && step < UNITS.length - 1 ? [1, UNITS[step + 1]!] : [value, UNITS[step]!];
}
