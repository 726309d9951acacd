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
  'exportCompleted',
  'login',
  'createToken',
  'chatRoomInvitationReceived',
  'app',
] as const;

/** One of {@link NOTIFICATION_KINDS}. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that servers without roles do not know. */
const WITH_ROLES: readonly NotificationKind[] = ['note', 'roleAssigned', 'achievementEarned'];

/** Kinds that came before or together with the chat. */
const WITH_CHAT: readonly NotificationKind[] = ['exportCompleted', 'login', 'createToken', 'chatRoomInvitationReceived'];

/**
 * The kinds that an account can get. Servers refuse a request that names a kind that they do not know; what they know is seen from the
 * policies that they have.
 */
export function kindsOf(me: WireMe | null): readonly NotificationKind[] {
  const isLacking = (kind: NotificationKind): boolean => {
    if (kind.startsWith('scheduledNote')) return !postsLater(me);
    if (WITH_CHAT.includes(kind)) return me?.policies.chatAvailability === undefined;
    return WITH_ROLES.includes(kind) && me !== null && Object.keys(me.policies).length === 0;
  };
  return NOTIFICATION_KINDS.filter((kind) => !isLacking(kind));
}

/** The kinds that a list shows: all (null), one, or all except some (array). */
export type NotificationChoice = NotificationKind | null | readonly NotificationKind[];

/** What a choice asks the server for. A single kind is named, so that no unknown one comes along. */
export function kindParams(
  choice: NotificationChoice,
  me: WireMe | null,
): { readonly includeTypes?: readonly NotificationKind[]; readonly excludeTypes?: readonly NotificationKind[] } {
  if (choice === null) return {};
  if (typeof choice === 'string') return { includeTypes: [choice] };
  const excludeTypes = kindsOf(me).filter((kind) => choice.includes(kind));
  return excludeTypes.length > 0 ? { excludeTypes } : {};
}

/** Whether a notification of a type belongs in a list. */
export function isChosenKind(choice: NotificationChoice, type: string): boolean {
  if (choice === null) return true;
  return typeof choice === 'string' ? choice === type : !choice.some((kind) => kind === type);
}
