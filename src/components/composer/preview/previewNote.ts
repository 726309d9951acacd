import type { WirePoll } from '~/api/wire';
import type { Note } from '~/services/records';
import type { ComposerState } from '../ComposerState';
import { joinHashtags } from '../hashtags/joinHashtags';
import type { ComposerPoll } from '../poll/ComposerPoll';

/** The id of a note that is not posted; no server has such an id. */
const PREVIEW_ID = 'preview';

/** Returns the note that would be posted now, as the server would describe it. Observable. */
export function previewNote(state: ComposerState, nowMs: number): Note {
  const { words, audience } = state;
  const text = joinHashtags(words.text, words.hashtags);
  return {
    id: PREVIEW_ID,
    createdAt: new Date(nowMs).toISOString(),
    userId: state.author.me.id,
    text: text === '' ? null : text,
    cw: words.useCw ? words.cw : null,
    visibility: audience.visibility,
    localOnly: audience.localOnly,
    files: state.attachments.files,
    poll: state.poll.current && pollOf(state.poll.current, nowMs),
    replyId: null,
    renoteId: state.renoteId,
    reactionAcceptance: audience.reactionAcceptance,
    reactions: {},
    reactionEmojis: {},
    renoteCount: 0,
    repliesCount: 0,
  };
}

function pollOf({ payload }: ComposerPoll, nowMs: number): WirePoll {
  const { choices, multiple, expiresAt, expiredAfter } = payload;
  const endMs = expiresAt ?? (expiredAfter === null ? null : nowMs + expiredAfter);
  return {
    choices: choices.map((text) => ({ text, votes: 0, isVoted: false })),
    multiple,
    expiresAt: endMs === null ? null : new Date(endMs).toISOString(),
  };
}
