import type { Disposable } from '~/lib/disposable';
import { withMyReaction, withReaction, withVote, withoutReaction } from '~/services/noteChanges';
import type { Note } from '~/services/records';
import type { NoteUpdate, StreamHub } from '~/streaming/StreamHub';
import type { NoteStore } from './NoteStore';

/** Applies live updates (reactions, votes, edits, deletions) to the notes. @param meId the viewer, null for a visitor @param reload asks for a note again */
export function followNoteUpdates({
  hub,
  notes,
  meId,
  reload,
}: {
  readonly hub: Pick<StreamHub, 'onNoteUpdated'>;
  readonly notes: NoteStore;
  readonly meId: string | null;
  readonly reload: (noteId: string) => void;
}): Disposable {
  return hub.onNoteUpdated((update) => {
    if (update.type === 'deleted') notes.remove(update.id);
    else if (update.type === 'updated') reload(update.id);
    else notes.patch(update.id, (note) => changed(note, update, meId));
  });
}

function changed(note: Note, update: Exclude<NoteUpdate, { type: 'deleted' | 'updated' }>, meId: string | null): Note {
  const { type, body } = update;
  const isMine = body.userId === meId;
  if (type === 'pollVoted') return withVote(note, body.choice, isMine);
  if (type === 'reacted') {
    const emoji = body.emoji ?? null;
    return isMine ? withMyReaction(note, body.reaction, emoji) : withReaction(note, body.reaction, emoji);
  }
  if (!isMine) return withoutReaction(note, body.reaction);
  // Changing a reaction arrives as "took back 👍" and then "reacted ❤️"; by then ❤️ may already be known as the
  // viewer's.
  return note.myReaction === body.reaction ? withMyReaction(note, null) : note;
}
