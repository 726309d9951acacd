import type { Note } from './records';

/*
 * How a note changes when someone reacts or votes. All functions are idempotent for the viewer: a person has one
 * reaction, so "my reaction is 👍" says whether it is already counted. That is why the echo of the viewer's own reaction,
 * or the same event received twice, changes nothing.
 */

/** The image of a custom emoji that came with an event. */
export interface ReactionEmoji {
  readonly name: string;
  readonly url: string;
}

/** Counts a reaction by someone else. */
export function withReaction(note: Note, reaction: string, emoji: ReactionEmoji | null = null): Note {
  return {
    ...note,
    reactions: { ...note.reactions, [reaction]: (note.reactions[reaction] ?? 0) + 1 },
    reactionEmojis: withEmoji(note.reactionEmojis, emoji),
  };
}

/** Removes a reaction by someone else; a kind with no reactions left disappears. */
export function withoutReaction(note: Note, reaction: string): Note {
  const count = note.reactions[reaction];
  if (count === undefined) return note;
  const { [reaction]: _gone, ...others } = note.reactions;
  return { ...note, reactions: count > 1 ? { ...note.reactions, [reaction]: count - 1 } : others };
}

/** Sets the viewer's reaction, or removes it with null. */
export function withMyReaction(note: Note, reaction: string | null, emoji: ReactionEmoji | null = null): Note {
  const mine = note.myReaction ?? null;
  if (mine === reaction) return note;
  const without = mine === null ? note : withoutReaction(note, mine);
  const next = reaction === null ? without : withReaction(without, reaction, emoji);
  return { ...next, myReaction: reaction };
}

/** Counts a vote; the viewer's own vote counts once. */
export function withVote(note: Note, choice: number, isMine: boolean): Note {
  const chosen = note.poll?.choices[choice];
  if (!note.poll || !chosen || (isMine && chosen.isVoted)) return note;
  const next = { ...chosen, votes: chosen.votes + 1, isVoted: chosen.isVoted || isMine };
  return { ...note, poll: { ...note.poll, choices: note.poll.choices.with(choice, next) } };
}

/**
 * Raises the renote count to at least `atLeast`: the server may already have counted the renote that was just posted.
 */
export function withRenotes(note: Note, atLeast: number): Note {
  return note.renoteCount < atLeast ? { ...note, renoteCount: atLeast } : note;
}

/** Whether servers count a renote of a note: neither those of one's own notes nor those by bots. */
export const countsRenote = (note: Note, renoter: { readonly id: string | undefined; readonly isBot: boolean }): boolean =>
  note.userId !== renoter.id && !renoter.isBot;

/**
 * Returns a change that counts one renote by a person once, however often it is applied.
 * @param note the note before; undefined if it is not known yet, so that the change counts from where it is applied first
 */
export function countingRenote(
  renoter: { readonly id: string | undefined; readonly isBot: boolean },
  note: Note | undefined,
): (note: Note) => Note {
  const countAfter = (before: Note): number => (countsRenote(before, renoter) ? before.renoteCount + 1 : 0);
  let count = note && countAfter(note);
  return (shown) => withRenotes(shown, (count ??= countAfter(shown)));
}

/** Counts one renote less, after a renote was taken back or a quote was deleted. */
export function withoutRenote(note: Note): Note {
  return { ...note, renoteCount: Math.max(0, note.renoteCount - 1) };
}

/** Counts one reply less, after a reply was deleted. */
export function withoutReply(note: Note): Note {
  return { ...note, repliesCount: Math.max(0, note.repliesCount - 1) };
}

function withEmoji(known: Note['reactionEmojis'], emoji: ReactionEmoji | null): Note['reactionEmojis'] {
  return emoji === null || Object.hasOwn(known, emoji.name) ? known : { ...known, [emoji.name]: emoji.url };
}
