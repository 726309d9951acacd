import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { noteUrl } from '../card/noteUrl';

/** Reports a note or renote to the moderators, with its addresses. */
export function reportNote({ root, account }: NoteTarget, { id, url, uri, userId }: Note): void {
  const remote = url ?? uri;
  const lines = [...(remote ? [`Note: ${remote}`] : []), `Local Note: ${noteUrl(account.server, id)}`, '-----', ''];
  void root.overlays.open('abuseReport', { userId, initialComment: lines.join('\n') });
}
