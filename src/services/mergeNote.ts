import type { WirePoll } from '~/api/wire';
import { overlay } from './equalData';
import type { Note } from './records';

/** Facts about an incoming copy of a note that decide how it is merged. */
export interface NoteMergeFacts {
  /** The server made this copy for the viewer. A copy from the live connection is the same for everyone. */
  readonly isForViewer: boolean;
  /** A live event changed the note after this copy was requested. */
  readonly isOutdated: boolean;
}

/** Fields that live events change; an older answer must not revert them. */
const COUNTERS = ['reactions', 'reactionEmojis', 'myReaction', 'renoteCount', 'repliesCount', 'poll'] as const;

/**
 * Merges a new copy of a note into the known one.
 * - A copy older than a live change does not touch the counters.
 * - A note inside another note comes shortened, without poll, own reaction and so on; missing fields are kept.
 * - A live copy knows nothing about the viewer: the viewer's reaction and votes are kept.
 * @returns `known` itself when nothing is new
 */
export function mergeNote(known: Note, incoming: Note, { isForViewer, isOutdated }: NoteMergeFacts): Note {
  const change: { -readonly [K in keyof Note]?: Note[K] } = { ...incoming };
  // Only a complete copy has the number of clips.
  const isComplete = incoming.clippedCount !== undefined;
  if (isForViewer && isComplete && known.myReaction) change.myReaction = incoming.myReaction ?? null;
  if (!isForViewer) {
    change.myReaction = incoming.myReaction ?? undefined;
    if (incoming.poll && known.poll) change.poll = keepVotes(known.poll, incoming.poll);
  }
  if (isComplete && known.isHidden) change.isHidden = incoming.isHidden ?? false;
  if (isOutdated) for (const field of COUNTERS) delete change[field];
  else change.reactionEmojis = { ...known.reactionEmojis, ...incoming.reactionEmojis };
  return overlay<Note>(known, change);
}

function keepVotes(known: WirePoll, incoming: WirePoll): WirePoll {
  return {
    ...incoming,
    choices: incoming.choices.map((choice, index) => ({ ...choice, isVoted: choice.isVoted || (known.choices[index]?.isVoted ?? false) })),
  };
}
