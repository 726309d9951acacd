import type { Note } from './records';

/*
 * Forms of a reaction's name (reference/note.md section 7): a Unicode emoji, `:name@.:` for a custom emoji of this
 * server, `:name@host:` for one of another. Some places write the local one without `@.`.
 */

/** Whether the reaction is a custom emoji. */
export function isCustomReaction(reaction: string): boolean {
  return reaction.length > 2 && reaction.startsWith(':') && reaction.endsWith(':');
}

/** Whether the reaction is a custom emoji of another server, which people here cannot use. */
export function isRemoteReaction(reaction: string): boolean {
  return isCustomReaction(reaction) && /@\w/.test(reaction);
}

/** A custom reaction without its colons, which is the key of `reactionEmojis`. */
export function reactionEmojiKey(reaction: string): string {
  return isCustomReaction(reaction) ? reaction.slice(1, -1) : reaction;
}

/** Name and host of a custom reaction; the host is null for this server. Null for a Unicode emoji. */
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

/** `:name:` or a character as a reaction travels: a custom emoji of this server carries its mark. */
export function asReaction(emoji: string): string {
  const custom = customReaction(emoji);
  return custom?.host === null ? `:${custom.name}@.:` : emoji;
}

/**
 * A reaction as servers count it: without the mark that asks for a picture, except where that joins the parts of a
 * sequence. Clients send it either way.
 */
export function countedReaction(reaction: string): string {
  return reaction.includes('\u200D') ? reaction : reaction.replaceAll('\uFE0F', '');
}

/** Address of a custom reaction's image as the note carries it, if it does. */
export function reactionUrl(note: Pick<Note, 'reactionEmojis'>, reaction: string): string | undefined {
  const key = reactionEmojiKey(reaction);
  return Object.hasOwn(note.reactionEmojis, key) ? note.reactionEmojis[key] : undefined;
}

/**
 * Which reactions are shown, in which order (reference/note.md section 7): those already on screen keep their place so
 * that a button does not move under the pointer, new ones follow by count, and what is over the maximum is left out,
 * except the viewer's own.
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

/** What a person's choice of a custom emoji depends on (reference/note.md section 7, reaction permission check). */
export interface ReactableEmoji {
  readonly localOnly?: boolean;
  readonly isSensitive?: boolean;
  readonly roleIdsThatCanBeUsedThisEmojiAsReaction?: readonly string[];
}

/**
 * Whether a custom emoji may be used as a reaction to a note (spec section 5).
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
