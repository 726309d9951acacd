import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { mayAct } from './NoteCommand';

/** Opens the composer for a reply, in the channel of the note if it has one. */
export async function reply(note: NoteTarget, { channelId }: Note): Promise<void> {
  if (!(await mayAct(note))) return;
  await note.root.overlays.open('composer', { replyId: note.noteId, ...(channelId && { channelId }) });
}
