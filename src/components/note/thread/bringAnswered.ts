import type { Clock } from '~/lib/clock';
import { appearNoteId } from '~/services/appearNote';
import type { NoteId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';

/**
 * Fetches in full what the shown note answers: inside of it, servers describe that without poll, own reaction, and what it
 * quotes (reference/endpoints.md section 5), and a conversation gives only what stands above it. Never rejects.
 * @param noteId the note of the page; of a renote, what it shows counts
 */
export async function bringAnswered(
  { account, clock }: { readonly account: AccountScope; readonly clock: Clock },
  noteId: NoteId,
  signal: AbortSignal,
): Promise<void> {
  const { api, ingest, notes } = account;
  const outer = notes.baseOf(noteId);
  const shown = outer && notes.baseOf(appearNoteId(outer));
  const parent = notes.baseOf(shown?.replyId ?? '');
  // Only a complete description counts clips.
  if (!parent || parent.clippedCount !== undefined) return;
  const asOf = clock.now();
  try {
    ingest.note(await api.call('notes/show', { noteId: parent.id }, { signal }), 'fetch', asOf);
  } catch {
    // The page is about another note, and shows what is known of this one.
  }
}
