import type { MfmNode } from 'mfm-js';
import { hostText } from './hostText';

/** Matches text that reads like a host, with the rest of an address after it. */
const HOST = /([\p{L}\p{M}\p{N}.-]*\.\p{L}[\p{L}\p{M}\p{N}-]+)([/:?#]\S*)?/gu;

/** How much of a link is checked, in characters. The search for hosts takes quadratic time. */
const LONGEST = 500;

/**
 * Returns whether the text of a link could make a reader expect another host. It looks at what is visible: combining marks,
 * wide letters and invisible characters are ignored. Functions, formulas and direction marks can rearrange letters, so
 * all of these count as misleading.
 */
export function isMisleading(label: readonly MfmNode[], hostname: string): boolean {
  const text = label.map(textOf).join('').normalize('NFKC').toLowerCase();
  if (text.length > LONGEST || /\p{Bidi_C}/u.test(text)) return true;
  return [...text.replaceAll(/\p{Cf}/gu, '').matchAll(HOST)].some(([, host]) => host !== hostname && host !== hostText(hostname));
}

/** A direction mark stands for content that cannot be judged. Emoji are not letters. */
function textOf({ type, props, children }: MfmNode): string {
  if (type === 'fn' || type === 'mathInline') return '\u200E';
  if (type === 'text') return props.text;
  return type === 'inlineCode' ? props.code : (children?.map(textOf).join('') ?? '');
}
