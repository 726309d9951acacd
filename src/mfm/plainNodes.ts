import type { MfmNode } from 'mfm-js';

/** Addresses, mentions and custom emoji; every branch is one run of a character class, so the search is linear. */
const TOKENS =
  /(?<url>https?:\/\/[\w/:%#@$&?!()[\]~.,=+-]{1,2048})|(?<![a-z0-9])@(?<user>[a-z0-9_-]{1,128})(?:@(?<host>[a-z0-9_.-]{1,253}))?|(?<![a-z0-9]):(?<emoji>[a-z0-9_+-]{1,128}):(?![a-z0-9])/giu;

/** More links, mentions and emoji than this stay text. */
const MOST_TOKENS = 100;

/** Reads only what matters most in a text whose full reading is refused: nothing nests, and time is linear in its length. */
export function plainNodes(text: string): readonly MfmNode[] {
  const nodes: MfmNode[] = [];
  let done = 0;
  for (const match of text.matchAll(TOKENS)) {
    const node = tokenNode(match.groups!);
    if (!node) continue;
    if (nodes.length >= 2 * MOST_TOKENS) break;
    if (match.index > done) nodes.push({ type: 'text', props: { text: text.slice(done, match.index) } });
    nodes.push(node.node);
    done = match.index + match[0].length - node.unused;
  }
  if (done < text.length) nodes.push({ type: 'text', props: { text: text.slice(done) } });
  return nodes;
}

/** `unused` characters at the end of the match belong to the text behind it, such as the full stop of a sentence. */
function tokenNode({ url, user, host, emoji }: Record<string, string | undefined>): { node: MfmNode; unused: number } | null {
  if (url !== undefined) {
    const trimmed = url.replace(/[.,]+$/, '');
    return { node: { type: 'url', props: { url: trimmed } }, unused: url.length - trimmed.length };
  }
  if (emoji !== undefined) return { node: { type: 'emojiCode', props: { name: emoji } }, unused: 0 };
  if (user === undefined) return null;
  const username = host === undefined ? user.replace(/-+$/, '') : user;
  const domain = host?.replace(/[.-]+$/, '');
  if (username === '' || username.startsWith('-') || domain === '' || /^[.-]/.test(domain ?? '')) return null;
  const unused = domain === undefined ? user.length - username.length : host!.length - domain.length;
  const acct = domain === undefined ? `@${username}` : `@${username}@${domain}`;
  return { node: { type: 'mention', props: { username, host: domain ?? null, acct } }, unused };
}
