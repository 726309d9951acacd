import type { Note } from './records';

/*
 * How a note changes when somebody reacts or votes (reference/note.md section 11). All of them are idempotent for the
 * viewer: a person has one reaction, so "my reaction is 👍" says whether it is already counted. That is why the echo of
 * an own reaction, and the same event told twice, change nothing.
 */

/** An image for a custom emoji that came with an event. */
export interface ReactionEmoji {
  readonly name: string;
  readonly url: string;
}

/** Somebody else reacted. */
export function withReaction(note: Note, reaction: string, emoji: ReactionEmoji | null = null): Note {
  return {
    ...note,
    reactions: { ...note.reactions, [reaction]: (note.reactions[reaction] ?? 0) + 1 },
    reactionEmojis: withEmoji(note.reactionEmojis, emoji),
  };
}

/** Somebody else took a reaction back; a kind nobody uses any more disappears. */
export function withoutReaction(note: Note, reaction: string): Note {
  const count = note.reactions[reaction];
  if (count === undefined) return note;
  const { [reaction]: _gone, ...others } = note.reactions;
  return { ...note, reactions: count > 1 ? { ...note.reactions, [reaction]: count - 1 } : others };
}

/** The viewer's reaction is now this one, or none. */
export function withMyReaction(note: Note, reaction: string | null, emoji: ReactionEmoji | null = null): Note {
  const mine = note.myReaction ?? null;
  if (mine === reaction) return note;
  const without = mine === null ? note : withoutReaction(note, mine);
  const next = reaction === null ? without : withReaction(without, reaction, emoji);
  return { ...next, myReaction: reaction };
}

/** Somebody voted; a vote of the viewer's counts once. */
export function withVote(note: Note, choice: number, isMine: boolean): Note {
  const chosen = note.poll?.choices[choice];
  if (!note.poll || !chosen || (isMine && chosen.isVoted)) return note;
  const next = { ...chosen, votes: chosen.votes + 1, isVoted: chosen.isVoted || isMine };
  return { ...note, poll: { ...note.poll, choices: note.poll.choices.with(choice, next) } };
}

/** The note has at least so many renotes: the one just posted may be among those that the server told of already. */
export function withRenotes(note: Note, atLeast: number): Note {
  return note.renoteCount < atLeast ? { ...note, renoteCount: atLeast } : note;
}

/** A renote was taken back, or a quote deleted. */
export function withoutRenote(note: Note): Note {
  return { ...note, renoteCount: Math.max(0, note.renoteCount - 1) };
}

/** An answer was deleted. */
export function withoutReply(note: Note): Note {
  return { ...note, repliesCount: Math.max(0, note.repliesCount - 1) };
}

function withEmoji(known: Note['reactionEmojis'], emoji: ReactionEmoji | null): Note['reactionEmojis'] {
  return emoji === null || Object.hasOwn(known, emoji.name) ? known : { ...known, [emoji.name]: emoji.url };
}
