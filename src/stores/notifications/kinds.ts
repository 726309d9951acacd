/** The kinds of notification that can be filtered. */
export const NOTIFICATION_KINDS = [
  'note',
  'follow',
  'mention',
  'reply',
  'renote',
  'quote',
  'reaction',
  'pollEnded',
  'receiveFollowRequest',
  'followRequestAccepted',
  'roleAssigned',
  'achievementEarned',
  'app',
] as const;

/** One of {@link NOTIFICATION_KINDS}. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The kinds that a list shows: all (null), one, or all except some (array). */
export type NotificationChoice = NotificationKind | null | readonly NotificationKind[];

/**
 * The kinds to exclude in a request. Servers only support excluding, so a single kind is requested by excluding all
 * others.
 */
export function excludedKinds(choice: NotificationChoice): readonly NotificationKind[] {
  if (choice === null) return [];
  return typeof choice === 'string' ? NOTIFICATION_KINDS.filter((kind) => kind !== choice) : choice;
}

/** Whether a notification of a type belongs in a list. */
export function isChosenKind(choice: NotificationChoice, type: string): boolean {
  if (choice === null) return true;
  return typeof choice === 'string' ? choice === type : !choice.some((kind) => kind === type);
}
