import type { Note } from './records';

/*
 * A reaction is written in one of three forms: a Unicode emoji, `:name@.:` for a custom emoji of this server, or
 * `:name@host:` for one of another server. Some endpoints send `:name:` for a custom emoji of this server.
 */

/** Whether the reaction is a custom emoji. */
export function isCustomReaction(reaction: string): boolean {
  return reaction.length > 2 && reaction.startsWith(':') && reaction.endsWith(':');
}

/** Whether the reaction is a custom emoji of another server, which people here cannot use. */
export function isRemoteReaction(reaction: string): boolean {
  return isCustomReaction(reaction) && /@\w/.test(reaction);
}

/** The key of a reaction in `reactionEmojis`: a custom reaction without its colons. */
export function reactionEmojiKey(reaction: string): string {
  return isCustomReaction(reaction) ? reaction.slice(1, -1) : reaction;
}

/** Name and host of a custom reaction, where a null host is this server; null for a Unicode emoji. */
export function customReaction(reaction: string): { readonly name: string; readonly host: string | null } | null {
  if (!isCustomReaction(reaction)) return null;
  const [name = '', host = '.'] = reactionEmojiKey(reaction).split('@');
  return { name, host: host === '.' || host === '' ? null : host };
}

/** The reaction as people write it: `:name:` for a custom emoji of this server. */
export function reactionLabel(reaction: string): string {
  const custom = customReaction(reaction);
  if (!custom) return reaction;
  return custom.host === null ? `:${custom.name}:` : `:${custom.name}@${custom.host}:`;
}

/** Converts `:name:` or a Unicode emoji to the form sent to servers: `:name@.:` for a custom emoji of this server. */
export function asReaction(emoji: string): string {
  const custom = customReaction(emoji);
  return custom?.host === null ? `:${custom.name}@.:` : emoji;
}

/**
 * A reaction in the form in which servers count it. Drops the variation selector that asks for a colored image, except
 * in a sequence whose parts are joined. Clients send either form.
 */
export function countedReaction(reaction: string): string {
  return reaction.includes('\u200D') ? reaction : reaction.replaceAll('\uFE0F', '');
}

/** Emoji that servers take in one form only, by the forms in which they do not. They make a heart of those. */
const FORMS: Readonly<Record<string, string>> = {
  '\u265F': '\u265F\uFE0F',
  '\u00A9': '\u00A9\uFE0F',
  '\u00AE': '\u00AE\uFE0F',
  '\u2122': '\u2122\uFE0F',
  '\u267E\uFE0F': '\u267E',
  '\u{1F441}\uFE0F\u200D\u{1F5E8}\uFE0F': '\u{1F441}\u200D\u{1F5E8}',
};

/** A reaction in the form that servers take. The form in which they count it is not always one of these. */
export const sentReaction = (reaction: string): string => FORMS[reaction] ?? reaction;

/** Address of a custom reaction's image, if the note carries it. */
export function reactionUrl(note: Pick<Note, 'reactionEmojis'>, reaction: string): string | undefined {
  const key = reactionEmojiKey(reaction);
  return Object.hasOwn(note.reactionEmojis, key) ? note.reactionEmojis[key] : undefined;
}

/**
 * Which reactions are shown, and in which order: those already on screen keep their place so that a button does not
 * move under the pointer, new ones follow by count. Those over the maximum are left out, except the viewer's own.
 * @param shown what was returned last time for this note
 */
export function orderReactions(
  shown: readonly string[],
  counts: Readonly<Record<string, number>>,
  max: number,
  mine: string | null | undefined,
): readonly string[] {
  const kept = shown.filter((reaction) => Object.hasOwn(counts, reaction));
  const added = Object.keys(counts)
    .filter((reaction) => !kept.includes(reaction))
    .toSorted((a, b) => counts[b]! - counts[a]!);
  const order = [...kept, ...added].slice(0, max);
  return mine && Object.hasOwn(counts, mine) && !order.includes(mine) ? [...order, mine] : order;
}

/** The fields of a custom emoji that decide whether a person may react with it. */
export interface ReactableEmoji {
  readonly localOnly?: boolean;
  readonly isSensitive?: boolean;
  readonly roleIdsThatCanBeUsedThisEmojiAsReaction?: readonly string[];
}

/**
 * Whether a custom emoji may be used as a reaction to a note: an emoji may be local only, sensitive, or limited to
 * roles.
 * @param author host of the note's author, null for this server
 * @param roleIds roles of the viewer
 */
export function canReactWith(
  emoji: ReactableEmoji,
  note: Pick<Note, 'reactionAcceptance'>,
  author: { readonly host: string | null },
  roleIds: readonly string[],
): boolean {
  if (emoji.localOnly && author.host !== null) return false;
  const { reactionAcceptance: accepted } = note;
  if (emoji.isSensitive && (accepted === 'nonSensitiveOnly' || accepted === 'nonSensitiveOnlyForLocalLikeOnlyForRemote')) return false;
  const roles = emoji.roleIdsThatCanBeUsedThisEmojiAsReaction ?? [];
  return roles.length === 0 || roles.some((id) => roleIds.includes(id));
}
