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

/** The server leaves kinds out, so one kind alone is asked for by leaving out all others. */
export function excludedKinds(only: NotificationKind | null): readonly NotificationKind[] {
  return only === null ? [] : NOTIFICATION_KINDS.filter((kind) => kind !== only);
}
