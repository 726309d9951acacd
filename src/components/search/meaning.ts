import { HASHTAG_CHAR, NAME } from '~/mfm/words';

/** What a typed text may name, besides being words to look for. */
export type Meaning =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'user'; readonly acct: string }
  | { readonly kind: 'tag'; readonly tag: string };

const ADDRESS = /^https?:\/\/\S+$/i;
const USER = new RegExp(`^@${NAME}(?:@[^\\s@]+)?$`);
const TAG = new RegExp(`^[#＃](${HASHTAG_CHAR}+)$`);

/** Returns what a text names: the address of a note or a person, a person, or a hashtag; null for words. */
export function meaningOf(typed: string): Meaning | null {
  const text = typed.trim();
  if (ADDRESS.test(text)) return { kind: 'address', address: text };
  if (USER.test(text)) return { kind: 'user', acct: text };
  const tag = TAG.exec(text)?.[1];
  return tag === undefined ? null : { kind: 'tag', tag };
}
