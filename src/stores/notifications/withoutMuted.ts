import { untracked } from 'mobx';
import { isNoteHidden, isUnwanted } from '~/services/noteFilter';
import type { UserId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';
import type { NotificationRecord } from './NotificationRecord';

/**
 * Notifications that are a note to the viewer: shown in full and filtered as in a timeline. Other kinds only mention a
 * note.
 */
export const WHOLE_NOTES: ReadonlySet<string> = new Set(['mention', 'reply', 'quote']);

/**
 * The part of a notification that the viewer wants to see: a group without muted or blocked users or users of muted
 * servers, or null when nothing is left or its note is hidden or deleted (MU7 to MU9 in docs/spec/muting.md). The
 * server filters most of this itself; this also covers changes made after loading. Observable.
 * @returns the record itself when all of it is wanted
 */
export function withoutMuted(
  record: NotificationRecord,
  { notes, users, mutes }: Pick<AccountScope, 'notes' | 'users' | 'mutes'>,
): NotificationRecord | null {
  const { rules } = mutes;
  // Observed instead of each single user, whose names and counts do not matter here.
  void users.silenceVersion;
  const user = (id: UserId) => untracked(() => users.get(id));
  const isWanted = (id: UserId) => !isUnwanted(user(id), rules);
  const { type, noteId, userId, userIds, reactions } = record;
  const filter = { mutes: rules, isChosen: !WHOLE_NOTES.has(type) };
  if (noteId !== undefined && isNoteHidden(noteId, { notes, users: { get: user } }, filter)) return null;
  if (userId !== undefined && !isWanted(userId)) return null;
  const people = userIds?.filter(isWanted);
  const answers = reactions?.filter((reaction) => isWanted(reaction.userId));
  if (people?.length === userIds?.length && answers?.length === reactions?.length) return record;
  if (people?.length === 0 || answers?.length === 0) return null;
  return { ...record, ...(people && { userIds: people }), ...(answers && { reactions: answers }) };
}
