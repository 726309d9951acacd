/** Kinds of notification that a reader can ask for alone (reference/timelines-streaming.md section 7). */
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

/** What a list holds: all kinds, one alone, or all but some. */
export type NotificationChoice = NotificationKind | null | readonly NotificationKind[];

/** The server leaves kinds out, so one kind alone is asked for by leaving out all others. */
export function excludedKinds(choice: NotificationChoice): readonly NotificationKind[] {
  if (choice === null) return [];
  return typeof choice === 'string' ? NOTIFICATION_KINDS.filter((kind) => kind !== choice) : choice;
}

/** Whether what arrives belongs into a list. */
export function isChosenKind(choice: NotificationChoice, type: string): boolean {
  if (choice === null) return true;
  return typeof choice === 'string' ? choice === type : !choice.some((kind) => kind === type);
}
