import type { WireDriveFile } from '~/api/wire';
import type { UserId } from '~/services/records';
import type { AccountScope } from '~/stores/session/AccountScope';

/** How many pictures fill the rows of a preview. */
const MOST = 6;

/** The newest pictures of a person in the notes that are here, without those that are hidden behind a warning. */
export function picturesOf(userId: UserId, { notes }: Pick<AccountScope, 'notes'>): readonly WireDriveFile[] {
  const found = notes
    .all()
    .filter((note) => note.userId === userId && note.cw == null && note.files.length > 0)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap(({ files }) => files)
    .filter(({ type, isSensitive }) => type.startsWith('image/') && !isSensitive);
  return found.slice(0, found.length >= MOST ? MOST : found.length >= 3 ? 3 : 0);
}
