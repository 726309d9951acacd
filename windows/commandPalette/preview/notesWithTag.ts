import type { Note } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';
import { isSeen } from '../hereCandidates';

/** How many notes a preview has room for. */
const MOST = 2;

/** The newest notes with a hashtag among those that are here. */
export function notesWithTag(tag: string, account: AccountScope): readonly Note[] {
  const wanted = tag.toLowerCase();
  return account.notes
    .all()
    .filter((note) => note.tags?.some((one) => one.toLowerCase() === wanted) && isSeen(note, account))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, MOST);
}
