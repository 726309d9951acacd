import type { WireMe } from '~/api/wire';
import { postsLater } from '~/services/serverDrafts';

/** The kinds of notification that can be filtered. Servers of other versions lack some. */
export const NOTIFICATION_KINDS = [
  'note',
  'follow',
  'mention',
  'reply',
  'renote',
  'quote',
  'reaction',
  'pollEnded',
  'scheduledNotePosted',
  'scheduledNotePostFailed',
  'receiveFollowRequest',
  'followRequestAccepted',
  'roleAssigned',
  'achievementEarned',
  'app',
] as const;

/** One of {@link NOTIFICATION_KINDS}. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The kinds that an account can get. Servers without scheduled notes refuse a request that names the kinds about them. */
export const kindsOf = (me: WireMe | null): readonly NotificationKind[] =>
  postsLater(me) ? NOTIFICATION_KINDS : NOTIFICATION_KINDS.filter((kind) => !kind.startsWith('scheduledNote'));

/** The kinds that a list shows: all (null), one, or all except some (array). */
export type NotificationChoice = NotificationKind | null | readonly NotificationKind[];

/**
 * The kinds to exclude in a request. Servers only support excluding, so a single kind is requested by excluding all
 * others.
 */
export function excludedKinds(choice: NotificationChoice, me: WireMe | null): readonly NotificationKind[] {
  if (choice === null) return [];
  return kindsOf(me).filter((kind) => (typeof choice === 'string' ? kind !== choice : choice.includes(kind)));
}

/** Whether a notification of a type belongs in a list. */
export function isChosenKind(choice: NotificationChoice, type: string): boolean {
  if (choice === null) return true;
  return typeof choice === 'string' ? choice === type : !choice.some((kind) => kind === type);
}
