import type { I18n } from './I18n';
import { directionOf } from './direction';

/** Of units, from step 1 on; bytes have none. */
const PREFIXES = 'KMGTPEZYRQ';
const STEP = 1024;

/** Writes a size in bytes for people, base 1024, from B to QB: at most one decimal, none for whole numbers. */
export function byteSize(i18n: Pick<I18n, 'lang' | 'number'>, bytes: number): string {
  let value = Number.isFinite(bytes) && bytes >= 1 ? bytes : 0;
  let step = 0;
  // Rounding may reach the next unit: 1,048,575 B is 1 MB, not 1,024 KB.
  for (; Math.round(value * 10) >= STEP * 10 && step < PREFIXES.length; step += 1) value /= STEP;
  const text = `${i18n.number(Math.round(value * 10) / 10)} ${PREFIXES.charAt(step - 1)}B`;
  // Without the marks, text from right to left would show the unit before the number.
  return directionOf(i18n.lang) === 'rtl' ? `\u2066${text}\u2069` : text;
}
