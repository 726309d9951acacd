import { ADDRESS_CHAR, ADDRESS_START, HASHTAG_CHAR, NAME_CHARS } from '~/mfm/words';

/** The kinds of completion. */
export type CompletionKind = 'user' | 'hashtag' | 'emoji' | 'function' | 'argument';

/** The begun word before the caret that can be completed. */
export interface Trigger {
  readonly kind: CompletionKind;
  /** Where the replaced part begins and ends, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The typed part of the word, without its sign. */
  readonly query: string;
  /** Whether so much was typed that Enter probably means the first suggestion and not a new line. */
  readonly isSure: boolean;
  /** The function whose argument is written. */
  readonly functionName?: string;
}

/** How much text before the caret is looked at, in UTF-16 code units. No word that can be completed is longer. */
const REACH = 120;

/** The characters of names, also as input methods type them. */
const TYPED_NAME = `[Ａ-Ｚａ-ｚ０-９＿．－${NAME_CHARS}]*`;

/** Each pattern ends at the caret; its groups are the sign and the typed part. The first one that matches wins. */
const PATTERNS: readonly { readonly kind: CompletionKind; readonly pattern: RegExp; readonly sureFrom: number }[] = [
  // A letter before the sign makes it a part of a mail address. Input methods type wide signs and letters.
  {
    kind: 'user',
    pattern: new RegExp(`(?<![\\w.+-])(?<sign>[@＠])(?<query>${TYPED_NAME}(?:[@＠]${TYPED_NAME})?)$`),
    sureFrom: 1,
  },
  // After an ampersand it is a part of a character code. Any word is a whole hashtag, so Enter never means another one.
  { kind: 'hashtag', pattern: new RegExp(`(?<![\\w/&])(?<sign>[#＃])(?<query>(?:(?![@$])${HASHTAG_CHAR})*)$`), sureFrom: Infinity },
  // After a letter it ends a word, such as in a time of day, or the name of another emoji. `:D` is more often meant as it is.
  { kind: 'emoji', pattern: /(?<![\w+:-])(?<sign>:)(?<query>[^\s:;,.!?'"/\\()[\]<>@#$]*)$/, sureFrom: 2 },
  // The wide colon is also a punctuation mark, so Enter means an emoji only behind Latin letters.
  { kind: 'emoji', pattern: /(?<![\w+:：-])(?<sign>：)(?<query>[a-zａ-ｚ][\w+ａ-ｚ０-９＿-]+)$/i, sureFrom: 2 },
  { kind: 'emoji', pattern: /(?<![\w+:：-])(?<sign>：)(?<query>[^\s:：;,.!?、。！？'"/\\()[\]<>@#$]*)$/, sureFrom: Infinity },
  { kind: 'argument', pattern: /\$\[(?<functionName>\w+)\.(?<sign>(?:[\w.=-]+,)*)(?<query>[\w.=-]*)$/, sureFrom: 1 },
  { kind: 'function', pattern: /(?<![\w$])(?<sign>\$\[?)(?<query>(?:[a-z][a-z0-9]*)?)$/, sureFrom: 2 },
];

/** The text before a sign that belongs to an address. */
const IN_ADDRESS = new RegExp(`${ADDRESS_START}(?:${ADDRESS_CHAR}|[()[\\]])*$`);

/** How far back the beginning of an address is looked for, in UTF-16 code units. */
const ADDRESS_REACH = 2_000;

/** Returns the word to complete at the caret; null for none. */
export function triggerAt(text: string, caret: number, kinds: readonly CompletionKind[]): Trigger | null {
  const before = text.slice(Math.max(0, caret - REACH), caret);
  for (const { kind, pattern, sureFrom } of PATTERNS) {
    const groups = kinds.includes(kind) ? pattern.exec(before)?.groups : undefined;
    if (!groups) continue;
    const { sign = '', query = '', functionName } = groups;
    // Arguments before the last comma stay, and signs are replaced.
    const start = caret - query.length - (functionName === undefined ? sign.length : 0);
    // Nothing begins inside of an address: a choice would replace a part of it.
    if (IN_ADDRESS.test(text.slice(Math.max(0, start - ADDRESS_REACH), start))) return null;
    const isSure = query.length >= sureFrom || sign === '$[';
    return { kind, start, end: caret, query, isSure: isSure && query !== '', ...(functionName !== undefined && { functionName }) };
  }
  return null;
}
