import type { MfmNode } from 'mfm-js';

/** Matches addresses, mentions and custom emoji. Every branch is one run of a character class, so the search is linear. */
const TOKENS =
  /(?<url>https?:\/\/[\w/:%#@$&?!()[\]~.,=+-]{1,2048})|(?<![a-z0-9])@(?<user>[a-z0-9_-]{1,128})(?:@(?<host>[a-z0-9_.-]{1,253}))?|(?<![a-z0-9]):(?<emoji>[a-z0-9_+-]{1,128}):(?![a-z0-9])/giu;

/** The most links, mentions and emoji that are read; further ones stay text. */
const MOST_TOKENS = 100;

/** Reads links, mentions and emoji of a text that is too expensive to read in full. Nothing nests, and the time is linear. */
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

/** `unused` counts the characters at the end of the match that belong to the text after it, such as a period. */
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
