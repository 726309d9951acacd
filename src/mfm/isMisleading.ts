import type { MfmNode } from 'mfm-js';
import { hostText } from './hostText';

/** Matches text that reads like a host, with the rest of an address after it. */
const HOST = /([\p{L}\p{M}\p{N}.-]*\.\p{L}[\p{L}\p{M}\p{N}-]+)([/:?#]\S*)?/gu;

/** Matches an address with its scheme. Its host may be a single word. */
const ADDRESS = /[a-z][a-z\d+.-]*:\/\/([^\s/?#\\]*)/g;

/** Matches addresses of the internet protocol, version 4 and 6. */
const IP = /(?<![\p{L}\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}])|\[?(?=[\da-f:]*::|(?:[\da-f]+:){3})[\da-f:]{2,}(?:\.\d+)*\]?/gu;

/** Matches characters between letters that pass for a dot, or that browsers read as one. */
const DOT = /(?<=([\p{L}\p{M}\p{N}]))[٠۔۰܁܂․‧•∙⋅⸱⸳。ꓸ꘎\u{10A50}\u{1D16D}](?=([\p{L}\p{N}]))/gu;

/** Matches letters of scripts in which these characters are punctuation or digits without a space after them. */
const OWN_SCRIPT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Arab}\p{sc=Syrc}\p{sc=Lisu}]|(?![\da-z])\p{Nd}/u;

/** Stands for an emoji, which may look like a dot or a letter. */
const EMOJI = '\uFFFC';

/** How much of a link is checked, in characters. The search for hosts takes quadratic time. */
const LONGEST = 500;

/**
 * Returns whether the text of a link could make a reader expect another host: it is harmless only if it is plain words, or names the
 * host itself. It looks at what is visible: combining marks, wide letters and invisible characters are ignored. Functions, formulas and
 * direction marks can rearrange letters, and an emoji between letters can pass for a dot, so all of these count as misleading.
 */
export function isMisleading(label: readonly MfmNode[], hostname: string): boolean {
  // A custom emoji that no server has is shown as it was written.
  return (
    misleads(label.map((node) => textOf(node, () => EMOJI)).join(''), hostname) ||
    misleads(label.map((node) => textOf(node, (name) => `:${name}:`)).join(''), hostname)
  );
}

function misleads(label: string, hostname: string): boolean {
  const text = label.normalize('NFKC').toLowerCase();
  if (text.length > LONGEST || /\p{Bidi_C}/u.test(text)) return true;
  const visible = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(DOT, (dot, before: string, after: string) => (OWN_SCRIPT.test(before) && OWN_SCRIPT.test(after) ? dot : '.'));
  if (/[\p{L}\p{N}]\uFFFC+[\p{L}\p{N}]|[^\s@]@[^\s@]/u.test(visible)) return true;
  const hosts = [
    ...[...visible.matchAll(HOST)].map(([, host]) => host),
    ...[...visible.matchAll(ADDRESS)].map(([, host]) => host),
    ...[...visible.matchAll(IP)].map(([ip]) => ip),
  ];
  return hosts.some((host) => host !== hostname && host !== hostText(hostname));
}

/** A direction mark stands for content that cannot be judged. */
function textOf({ type, props, children }: MfmNode, customEmoji: (name: string) => string): string {
  if (type === 'fn' || type === 'mathInline') return '\u200E';
  if (type === 'emojiCode') return customEmoji(props.name);
  if (type === 'unicodeEmoji') return EMOJI;
  if (type === 'text') return props.text;
  return type === 'inlineCode' ? props.code : (children?.map((child) => textOf(child, customEmoji)).join('') ?? '');
}
