import type { DraftChoice } from '~/stores/drafts/AccountDrafts';
import type { ComposerParams } from '../params';

/** Which draft a composer writes. A note to a user, or with files that were chosen before, begins without a draft. */
export function draftOf(params: ComposerParams): DraftChoice {
  const { channelId, renoteId, replyId, draftPlace, draftId, initialNote, mention, specified, initialFiles, initialUploads } = params;
  return {
    target: { channelId, renoteId, replyId, place: draftPlace },
    draftId,
    rewrittenId: initialNote?.id,
    isApart: mention !== undefined || specified !== undefined || initialFiles !== undefined || initialUploads !== undefined,
  };
}
