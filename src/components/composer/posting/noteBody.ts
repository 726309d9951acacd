import type { NoteCreateParams } from '~/api/endpoints';
import type { NoteToPost } from '~/stores/posting/Outbox';
import type { NoteReference } from '~/stores/posting/OutboxNote';
import type { ComposerState } from '../ComposerState';
import { joinHashtags } from '../hashtags/joinHashtags';

/** Returns the body of `notes/create` for a note in progress. */
export function noteBody(state: ComposerState): NoteCreateParams {
  const { target, attachments, renoteId, words, audience } = state;
  const { visibility } = audience;
  const poll = state.poll.current;
  const text = joinHashtags(words.text, words.hashtags);
  return {
    text: text === '' ? null : text,
    ...(attachments.files.length > 0 && { fileIds: attachments.files.map(({ id }) => id) }),
    ...(target.replyId && { replyId: target.replyId }),
    ...(renoteId && { renoteId }),
    ...(target.channelId && { channelId: target.channelId }),
    ...(poll && { poll: poll.payload }),
    cw: words.useCw ? words.cw : null,
    localOnly: audience.localOnly,
    visibility,
    ...(visibility === 'specified' && { visibleUserIds: audience.visibleUserIds }),
    reactionAcceptance: audience.reactionAcceptance,
  };
}

/** Returns the notes that follow a note in progress as a thread, as the outbox takes them. */
export function threadOf(state: ComposerState): readonly NoteToPost[] {
  const { poll: _poll, renoteId: _renote, replyId: _reply, fileIds: _files, ...body } = noteBody(state);
  const { thread: _thread, server: _server, ...content } = state.content;
  const { channelId } = referenceOf(state.target);
  return state.thread.parts.map(({ text, attachments: { files } }) => {
    const words = joinHashtags(text, state.words.hashtags);
    return {
      params: { ...body, text: words === '' ? null : words, ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }) },
      content: { ...content, text, files, poll: null, quoteId: null },
      target: { ...(channelId && { channelId }) },
    };
  });
}

/** Returns the references of a note in progress, so that it can be edited again. */
export function referenceOf({ replyId, renoteId, channelId }: NoteReference): NoteReference {
  return { ...(replyId && { replyId }), ...(renoteId && { renoteId }), ...(channelId && { channelId }) };
}
