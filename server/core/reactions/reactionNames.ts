import { emojiRegex } from '@misskey-dev/emoji-data/regex';

/** The reaction that replaces one that is unknown or not allowed, as on real servers. */
export const LIKE = '❤';

const ONE_EMOJI = new RegExp(`^(?:${emojiRegex.source})$`);
const OWN_CUSTOM = /^:([\w+-]+)(?:@\.)?:$/;
const REMOTE_CUSTOM = /^:([\w+-]+)@([\w.:-]+):$/;

/** The name of our own custom emoji in a reaction (`:name:` or `:name@.:`), or null. */
export function ownEmojiName(reaction: string): string | null {
  return OWN_CUSTOM.exec(reaction)?.[1] ?? null;
}

/** A Unicode reaction in the form under which equal ones are counted, or null for anything else. */
export function unicodeReaction(reaction: string): string | null {
  if (!ONE_EMOJI.test(reaction)) return null;
  // The variation selector makes no difference to a single emoji, but it joins the parts of a sequence.
  return reaction.includes('\u200D') ? reaction : reaction.replaceAll('\uFE0F', '');
}

/** A stored reaction in wire form: our own custom emoji have the host `.`. */
export function wireReaction(stored: string): string {
  const name = ownEmojiName(stored);
  return name === null ? stored : `:${name}@.:`;
}

/** A reaction of a client in stored form. */
export function storedReaction(wire: string): string {
  const name = ownEmojiName(wire);
  return name === null ? wire : `:${name}:`;
}

/** Name and host of a remote custom emoji in a stored reaction, or null. */
export function remoteEmojiOf(stored: string): { readonly name: string; readonly host: string } | null {
  const [, name, host] = REMOTE_CUSTOM.exec(stored) ?? [];
  return name === undefined || host === undefined || host === '.' ? null : { name, host };
}
