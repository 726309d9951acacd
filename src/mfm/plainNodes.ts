import type { MfmNode } from 'mfm-js';
import { ADDRESS_CHAR, ADDRESS_START, EMOJI_CODE, HASHTAG_CHAR, NAME, NOT_IN_WORD } from './words';

/** Matches emoji and mentions, and where addresses and hashtags begin. `#` with an enclosing key is an emoji. */
const TOKENS = new RegExp(
  [
    `(?<scheme>${ADDRESS_START})`,
    `${NOT_IN_WORD}@(?<user>${NAME})(?:@(?<host>${NAME}))?`,
    String.raw`${NOT_IN_WORD}(?<hash>#)(?!\uFE0F?\u20E3)`,
    `(?<emoji>${EMOJI_CODE})`,
  ].join('|'),
  'g',
);

/** The most links, mentions and emoji that are read; further ones stay text. */
const MOST_TOKENS = 100;

/** The most characters of an address or a hashtag, so that many that begin in each other take no time. */
const LONGEST = 4_096;

/** How deep brackets may nest. */
const DEEPEST = 20;

const ADDRESS = { char: new RegExp(ADDRESS_CHAR), pairs: { '(': ')', '[': ']' } } as const;
const HASHTAG = { char: new RegExp(HASHTAG_CHAR), pairs: { '(': ')', '[': ']', '「': '」', '（': '）' } } as const;

/** Dots and dashes are only inside of a name. */
const WHOLE_NAME = /^\w(?:.*\w)?$/;

/** Something that was found, and where it ends. Without a node it is text, in which nothing else begins. */
interface Found {
  readonly end: number;
  readonly node: MfmNode | null;
}

/**
 * Reads links, mentions, hashtags and emoji of a text that is too expensive to read in full. It finds the same ones as the parser
 * does where nothing nests, and the time is linear.
 */
export function plainNodes(text: string): readonly MfmNode[] {
  const nodes: MfmNode[] = [];
  const tokens = new RegExp(TOKENS);
  let done = 0;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const { end, node } = found(text, match);
    tokens.lastIndex = end;
    if (!node) continue;
    if (nodes.length >= 2 * MOST_TOKENS) break;
    if (match.index > done) nodes.push({ type: 'text', props: { text: text.slice(done, match.index) } });
    nodes.push(node);
    done = end;
  }
  if (done < text.length) nodes.push({ type: 'text', props: { text: text.slice(done) } });
  return nodes;
}

function found(text: string, { index, 0: whole, groups }: RegExpExecArray): Found {
  const { scheme, user, host, emoji } = groups!;
  const start = index + whole.length;
  if (scheme !== undefined) return address(text, index, start);
  if (emoji !== undefined) return { end: start, node: { type: 'emojiCode', props: { name: emoji.slice(1, -1) } } };
  return user === undefined ? hashtag(text, start) : mention(index, start, user, host);
}

function address(text: string, index: number, start: number): Found {
  const end = runEnd(text, start, ADDRESS);
  const content = text.slice(start, end).replace(/[.,]+$/, '');
  if (content === '') return { end, node: null };
  return { end: start + content.length, node: { type: 'url', props: { url: text.slice(index, start + content.length) } } };
}

function hashtag(text: string, start: number): Found {
  const end = runEnd(text, start, HASHTAG);
  const tag = text.slice(start, end);
  return /^\d*$/.test(tag) ? { end: start, node: null } : { end, node: { type: 'hashtag', props: { hashtag: tag } } };
}

function mention(index: number, end: number, user: string, given: string | undefined): Found {
  const host = given === undefined ? null : given.replace(/[.-]+$/, '');
  const username = host === null ? user.replace(/[.-]+$/, '') : user;
  if (!WHOLE_NAME.test(username) || (host !== null && !WHOLE_NAME.test(host))) return { end, node: null };
  const acct = host === null ? `@${username}` : `@${username}@${host}`;
  return { end: index + acct.length, node: { type: 'mention', props: { username, host, acct } } };
}

/** Returns the end of a run of characters in which brackets are in pairs: one without a partner ends it. */
function runEnd(
  text: string,
  start: number,
  { char, pairs }: { readonly char: RegExp; readonly pairs: Readonly<Record<string, string>> },
): number {
  const opened: { readonly at: number; readonly close: string }[] = [];
  const last = Math.min(text.length, start + LONGEST);
  let at = start;
  for (; at < last; at += 1) {
    const here = text.charAt(at);
    const close = pairs[here];
    if (here === opened.at(-1)?.close) opened.pop();
    else if (close !== undefined && opened.length <= DEEPEST) opened.push({ at, close });
    else if (!char.test(here)) break;
  }
  return opened[0]?.at ?? at;
}
