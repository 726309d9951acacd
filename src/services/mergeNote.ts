import type { WirePoll } from '~/api/wire';
import { overlay } from './equalData';
import type { Note } from './records';

/** What is known about a description of a note beside its content. */
export interface NoteMergeFacts {
  /** It was made for this viewer; what comes through the live connection is made once for everybody. */
  readonly isForViewer: boolean;
  /** A live event changed the note after this description was asked for. */
  readonly isOutdated: boolean;
}

/** Fields that live events change; an older answer must not turn them back. */
const COUNTERS = ['reactions', 'reactionEmojis', 'myReaction', 'renoteCount', 'repliesCount', 'poll'] as const;

/**
 * What is known of a note together with a new description of it (design.md section 6).
 * - An answer older than a live change keeps the counters that are known.
 * - A note inside another one comes shortened, without poll, own reaction and so on; what is missing is kept.
 * - A live description knows nothing of the viewer: own reaction and own vote are kept.
 * @returns `known` itself when nothing is new
 */
export function mergeNote(known: Note, incoming: Note, { isForViewer, isOutdated }: NoteMergeFacts): Note {
  const change: { -readonly [K in keyof Note]?: Note[K] } = { ...incoming };
  // Only a complete description counts clips; reference/endpoints.md section 5.
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
