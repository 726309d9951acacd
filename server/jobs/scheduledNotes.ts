import { findUser } from '../core/users/users';
import { createNote } from '../core/notes/createNote';
import type { JobData } from '../core/jobs/jobData';
import { createNotification } from '../core/notifications/notifications';
import { contentOf, type DraftContent } from '../core/notes/packDraft';
import type { Server } from '../core/Server';
import type { NoteDraftRow } from '../db/rows/NoteRow';
import { ApiFailure } from '../core/ApiFailure';

/** A poll needs this many choices. */
const MIN_CHOICES = 2;

/**
 * Posts a draft whose time has come, and tells its author. The note comes and the draft goes in one transaction, so a job that runs
 * again after a restart posts nothing twice. A draft that cannot be posted stays as it is, as on real servers, and its author is told:
 * by then, its time has passed, so nothing posts it until it gets another time.
 */
export function postScheduledNote(server: Server, { draftId, scheduledAt }: JobData['scheduledNote']): Promise<void> {
  const draft = server.db.get<NoteDraftRow>('SELECT * FROM noteDrafts WHERE id = ? AND isScheduled = 1 AND scheduledAt = ?', [
    draftId,
    scheduledAt,
  ]);
  if (draft) post(server, draft);
  return Promise.resolve();
}

function post(server: Server, draft: NoteDraftRow): void {
  const { id, userId } = draft;
  const author = findUser(server, userId);
  const content = contentOf(draft);
  try {
    if (!author || author.isSuspended === 1 || author.isDeleted === 1 || author.movedToUri !== null || !isNote(content))
      throw new Unpostable();
    server.db.transaction(() => {
      const note = createNote(server, author, content);
      server.db.run('DELETE FROM noteDrafts WHERE id = ?', [id]);
      createNotification(server, userId, { type: 'scheduledNotePosted', noteId: note.id });
    });
  } catch (error) {
    createNotification(server, userId, { type: 'scheduledNotePostFailed', data: { noteDraftId: id } });
    if (!(error instanceof ApiFailure) && !(error instanceof Unpostable)) throw error;
  }
}

/** The account or the draft is in a state in which nothing can be posted. */
class Unpostable extends Error {
  override readonly name = 'Unpostable';
}

/** Whether a draft has what a note needs. Drafts may lack everything. */
function isNote({ text, fileIds, renoteId, poll }: DraftContent): boolean {
  if (poll && poll.choices.length < MIN_CHOICES) return false;
  return poll !== null || renoteId !== null || fileIds.length > 0 || (text !== null && /\S/.test(text));
}
