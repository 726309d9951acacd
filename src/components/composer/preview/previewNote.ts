import type { WirePoll } from '~/api/wire';
import type { Note } from '~/services/records';
import type { ComposerState } from '../ComposerState';
import { joinHashtags } from '../hashtags/joinHashtags';
import type { ComposerPoll } from '../poll/ComposerPoll';

/** The id of a note that is not posted; no server has such an id. */
const PREVIEW_ID = 'preview';

/** Returns the note that would be posted now, as the server would describe it. Observable. */
export function previewNote(state: ComposerState, nowMs: number): Note {
  const text = joinHashtags(state.text, state.hashtags);
  return {
    id: PREVIEW_ID,
    createdAt: new Date(nowMs).toISOString(),
    userId: state.me.id,
    text: text === '' ? null : text,
    cw: state.useCw ? state.cw : null,
    visibility: state.visibility,
    localOnly: state.localOnly,
    files: state.attachments.files,
    poll: state.poll && pollOf(state.poll, nowMs),
    replyId: null,
    renoteId: state.renoteId,
    reactionAcceptance: state.reactionAcceptance,
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
