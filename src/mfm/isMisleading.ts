import type { MfmNode } from 'mfm-js';
import { hostText } from './hostText';

/** Something in a text that reads like a host, with the rest of an address behind it. */
const HOST = /([\p{L}\p{M}\p{N}.-]*\.\p{L}[\p{L}\p{M}\p{N}-]+)([/:?#]\S*)?/gu;

/** Nobody reads more of a link than this; the search for hosts takes the square of it. */
const LONGEST = 500;

/**
 * Whether the text of a link could make its reader expect another host. That is judged by what is to be seen: marks, wide
 * letters and characters without a shape count for nothing. What functions, formulas and direction marks do to letters
 * is not known, so all of these are misleading.
 */
export function isMisleading(label: readonly MfmNode[], hostname: string): boolean {
  const text = label.map(textOf).join('').normalize('NFKC').toLowerCase();
  if (text.length > LONGEST || /\p{Bidi_C}/u.test(text)) return true;
  return [...text.replaceAll(/\p{Cf}/gu, '').matchAll(HOST)].some(([, host]) => host !== hostname && host !== hostText(hostname));
}

/** A direction mark stands for what cannot be judged; emoji are no letters. */
function textOf({ type, props, children }: MfmNode): string {
  if (type === 'fn' || type === 'mathInline') return '\u200E';
  if (type === 'text') return props.text;
  return type === 'inlineCode' ? props.code : (children?.map(textOf).join('') ?? '');
}
