import type { AppError } from '~/lib/AppError';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { isBlankDraft } from '~/stores/drafts/draftData';
import type { Outbox } from '~/stores/posting/Outbox';
import { createOutboxes } from '~/stores/posting/Outboxes';
import { createSendingNotes } from '~/stores/posting/SendingNotes';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { refuseMoved } from '~/stores/session/guards';
import { peek } from '~/lib/peek';
import { equalData } from '~/services/equalData';
import { withThread } from '~/stores/posting/OutboxNote';
import type { ComposerState } from '../ComposerState';
import { referenceOf } from './noteBody';

/** A note that a composer has handed over. */
interface Handed {
  readonly note: ComposerState;
  readonly account: AccountScope;
  readonly outbox: Outbox;
  /** Its id in the outbox. */
  readonly id: string;
  readonly caret: number | undefined;
  /** Whether the composer is still on screen. */
  readonly isOpen: () => boolean;
}

/**
 * Takes a note out of the outbox and brings it back whole: into its composer if that is still there and empty, and otherwise into a new
 * one. It becomes a draft first, so nothing is lost. Who is busy with something else is only told.
 * @param failure why the server has refused it
 */
export async function bringBack(root: RootStore, { note, account, outbox, id, caret, isOpen }: Handed, failure?: AppError): Promise<void> {
  const isFree = (): boolean =>
    isOpen() && peek(() => note.author.account === account && note.posting.status === 'editing' && isBlankDraft(note.content));
  if (failure && !isFree() && peek(() => root.overlays.stack.length > 0)) {
    void root.part(createOutboxes).tellRefused();
    return;
  }
  let draftId: string | null = null;
  let fits = false;
  const taken = await outbox.recall(id, async ({ content: first, target }, rest) => {
    const content = withThread(first, rest);
    // Only now: the writer may have begun another note while this one waited for its turn.
    fits = isFree() && equalData(target, referenceOf(note.params));
    if (fits) {
      note.draft.quietly(() => note.apply(content));
      note.draft.save();
      return note.draft.keep();
    }
    draftId = await new DraftStore(root).of(account.key).add(target, content);
    return draftId !== null;
  });
  if (!taken.ok) {
    root.overlays.showError(taken.error);
    return;
  }
  root.part(createSendingNotes).remove(id);
  if (!taken.value) {
    root.overlays.toast({ kind: 'success', text: root.i18n.t('outbox.wasThere') });
    return;
  }
  if (fits) {
    note.posting.returned(caret, failure);
    return;
  }
  if (await refuseMoved(root, account)) return;
  const overlays = account === root.session.current ? root.overlays : root.overlays.forAccount(account);
  await overlays.open('composer', {
    ...taken.value.target,
    ...(draftId !== null && { draftId }),
    initialCaret: caret,
    initialFailure: failure,
  });
}
