import { ApiError, type AppError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';
import { draftParams, type DraftExtras } from '~/stores/drafts/serverDraft';
import { deleteServerDraft, saveServerDraft } from '~/stores/resources/content/noteDrafts';
import type { ComposerState } from '../ComposerState';
import { openDrafts } from '../drafts/openDrafts';
import { joinHashtags } from '../hashtags/joinHashtags';
import { fieldTimeMs } from './fieldTime';

/** Lets the server post the note at its time. @returns whether it does; otherwise the composer says why not */
export async function schedule(root: RootStore, state: ComposerState, freeze: boolean): Promise<boolean> {
  const scheduledAt = state.server.scheduled && fieldTimeMs(state.server.scheduled);
  // Servers post the text alone, so the hashtags belong into it.
  const text = joinHashtags(state.words.text, state.words.hashtags);
  if (!(await handOver(state, { text, scheduledAt }, freeze))) return false;
  const time = root.i18n.date(scheduledAt ?? 0, 'short');
  tell(root, state, root.i18n.t('composer.scheduled.willBePosted', { time }));
  return true;
}

/** Keeps the note among the drafts of the server. @returns whether it does; otherwise the composer says why not */
export async function saveDraft(root: RootStore, state: ComposerState, freeze: boolean): Promise<boolean> {
  if (!(await handOver(state, { text: state.words.text, scheduledAt: null }, freeze))) return false;
  tell(root, state, root.i18n.t('composer.drafts.isOnServer'));
  return true;
}

/**
 * Deletes the draft of the server before its note is posted at once, so that it is not posted twice. The draft of this browser keeps
 * the content in the meantime. @returns whether the note may be posted
 */
export async function takeFromServer(state: ComposerState): Promise<boolean> {
  const serverId = state.server.id;
  if (serverId === null) return true;
  state.draft.save();
  if (!(await state.draft.keep())) return false;
  const deleted = await deleteServerDraft(state.author.home, serverId);
  if (deleted.ok || isGone(deleted.error)) state.server.leave();
  if (!deleted.ok) state.posting.failOnServer(deleted.error);
  return deleted.ok;
}

async function handOver(
  state: ComposerState,
  { text, scheduledAt }: { readonly text: string } & Pick<DraftExtras, 'scheduledAt'>,
  freeze: boolean,
): Promise<boolean> {
  const { params, content, words } = state;
  const { account, home } = state.author;
  const serverId = state.server.id;
  const { hashtags } = words;
  const sent = draftParams({ ...content, text }, params, { hashtags, scheduledAt });
  return state.posting.handOver(async () => {
    const outcome = await saveServerDraft(account, sent, { id: account === home ? serverId : null, unsure: state.server.unsure });
    state.server.unsure = outcome.ok ? null : outcome.unsure;
    if (!outcome.ok) {
      if (isGone(outcome.error)) state.server.leave();
      return outcome.error;
    }
    // Another account has the note now.
    if (serverId !== null && account !== home) await deleteServerDraft(home, serverId);
    return null;
  }, freeze);
}

/** Whether a draft is not on the server any more: it was posted or deleted elsewhere. */
const isGone = (error: AppError): boolean => error instanceof ApiError && error.server.code === 'NO_SUCH_NOTE_DRAFT';

function tell(root: RootStore, { author: { account } }: ComposerState, text: string): void {
  const show = () => void openDrafts(root, { account, tab: 'server' });
  root.overlays.toast({ kind: 'success', text, action: { label: root.i18n.t('composer.drafts.show'), run: show }, topic: 'drafts' });
}
