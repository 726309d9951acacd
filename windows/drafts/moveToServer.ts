import type { AppError } from '~/lib/AppError';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import { draftParams } from '~/stores/drafts/serverDraft';
import { saveServerDraft } from '~/stores/resources/content/noteDrafts';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';

/** Keeps a draft of this browser on the server. @returns why that failed; null once the server has it */
export async function moveToServer(
  { settings }: RootStore,
  account: AccountScope,
  { data, target }: DraftRecord,
): Promise<AppError | null> {
  const { reactionAcceptance = settings.get('reactionAcceptance') } = data;
  const sent = draftParams({ ...data, reactionAcceptance }, target, { hashtags: '', scheduledAt: null });
  const outcome = await saveServerDraft(account, sent, { id: data.server?.id ?? null, unsure: null });
  return outcome.ok ? null : outcome.error;
}
