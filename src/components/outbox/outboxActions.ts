import { ok, type Result } from '~/lib/Result';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { AccountOutbox } from '~/stores/posting/Outboxes';
import { isAction, type OutboxEntry } from '~/stores/posting/OutboxEntry';
import { withThread, type OutboxNote } from '~/stores/posting/OutboxNote';
import { refreshNote } from '~/stores/resources/content/notes';
import type { RootStore } from '~/stores/RootStore';
import { refuseMoved } from '~/stores/session/guards';

/** How long people have to bring something discarded back; ms. */
const UNDO_MS = 10_000;

/** Moves a note from the outbox to the composer. It becomes a draft of its own first, so nothing is lost. */
export async function editNote(
  root: RootStore,
  { account, outbox }: AccountOutbox,
  note: OutboxNote,
  onLeave: () => void,
): Promise<Result> {
  const { target } = note;
  let draftId: string | null = null;
  const keep = async ({ content }: OutboxNote, rest: readonly OutboxNote[]) => {
    draftId = await new DraftStore(root).of(account.key).add(target, withThread(content, rest));
    return draftId !== null;
  };
  const taken = await outbox.take(note.id, keep, true);
  if (!taken.ok) return taken;
  if (!taken.value) {
    tellPosted(root);
    return ok();
  }
  // The composer shows the notes that it refers to. One that is gone does not keep people from writing.
  const ids = [target.replyId, target.renoteId].filter((id) => id !== undefined);
  await Promise.all(ids.map((id) => refreshNote(account, id)));
  onLeave();
  const overlays = account === root.session.current ? root.overlays : root.overlays.forAccount(account);
  if (!(await refuseMoved(root, account))) await overlays.open('composer', { ...target, ...(draftId !== null && { draftId }) });
  return ok();
}

/** Discards a note or an action, and offers to bring it back. */
export async function discardEntry(root: RootStore, { outbox }: AccountOutbox, entry: OutboxEntry): Promise<Result> {
  const taken = await outbox.take(entry.id);
  if (!taken.ok) return taken;
  const gone = taken.value;
  if (!gone) {
    tellPosted(root, isAction(entry));
    return ok();
  }
  const { t } = root.i18n;
  root.overlays.toast({
    text: t(isAction(entry) ? 'outbox.actionDiscarded' : 'outbox.discarded'),
    durationMs: UNDO_MS,
    action: { label: t('outbox.undo'), run: () => void outbox.putBack(gone) },
  });
  return ok();
}

function tellPosted({ overlays, i18n }: RootStore, isOfAction = false): void {
  overlays.toast({ kind: 'success', text: i18n.t(isOfAction ? 'outbox.actionWasThere' : 'outbox.wasThere') });
}
