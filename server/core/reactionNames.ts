import { emojiRegex } from '@misskey-dev/emoji-data/regex';

/** What a reaction becomes when the note or the reactor's roles do not allow it (recorded on real servers). */
export const LIKE = '❤';

const ONE_EMOJI = new RegExp(`^(?:${emojiRegex.source})$`);
const OWN_CUSTOM = /^:([\w+-]+)(?:@\.)?:$/;
const REMOTE_CUSTOM = /^:([\w+-]+)@([\w.:-]+):$/;

/** The name of our own custom emoji in a reaction as sent (`:name:` or `:name@.:`), or null. */
export function ownEmojiName(reaction: string): string | null {
  return OWN_CUSTOM.exec(reaction)?.[1] ?? null;
}

/** A Unicode reaction in the form in which equal ones count together, or null for anything else. */
export function unicodeReaction(reaction: string): string | null {
  if (!ONE_EMOJI.test(reaction)) return null;
  // The text-or-picture mark makes no difference to a single emoji, but joins the parts of a sequence.
  return reaction.includes('\u200D') ? reaction : reaction.replaceAll('\uFE0F', '');
}

/** A stored reaction as it travels: our own custom emoji carry the host `.`. */
export function wireReaction(stored: string): string {
  const name = ownEmojiName(stored);
  return name === null ? stored : `:${name}@.:`;
}

/** A reaction as sent by a client, in the form in which it is stored. */
export function storedReaction(wire: string): string {
  const name = ownEmojiName(wire);
  return name === null ? wire : `:${name}:`;
}

/** Name and host of another server's custom emoji in a stored reaction, or null. */
export function remoteEmojiOf(stored: string): { readonly name: string; readonly host: string } | null {
  const [, name, host] = REMOTE_CUSTOM.exec(stored) ?? [];
  return name === undefined || host === undefined || host === '.' ? null : { name, host };
}
