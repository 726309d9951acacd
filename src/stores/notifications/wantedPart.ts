import { untracked } from 'mobx';
import { isNoteHidden, isUnwanted } from '~/services/noteFilter';
import type { UserId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';
import type { NotificationRecord } from './NotificationRecord';

/** Kinds that are a note to the viewer: shown whole, and judged as in a timeline. Others only name a note. */
export const WHOLE_NOTES: ReadonlySet<string> = new Set(['mention', 'reply', 'quote']);

/**
 * What the viewer wants to see of a notification (docs/spec/muting.md MU7 to MU9): a group without those who are muted or
 * blocked, or whose server is; null where nothing is left, and for hidden or deleted notes. The server leaves this out by
 * itself; what changes afterwards is left to us. Observable.
 * @returns the record itself where all of it is wanted
 */
export function wantedPart(
  record: NotificationRecord,
  { notes, users, mutes }: Pick<AccountScope, 'notes' | 'users' | 'mutes'>,
): NotificationRecord | null {
  const { rules } = mutes;
  // Instead of each of the people: their names and counts change nothing here.
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
