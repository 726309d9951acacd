import { ok, type Result } from '~/lib/Result';
import type { WireMe } from '~/api/wire';
import type { AccountScope } from '../session/AccountScope';
import { updateMe } from '../session/updateMe';
import { settle } from '../settle';

/** The kinds whose senders can be limited. The others come from the server, or from no particular user. */
export const LIMITED_KINDS = [
  'follow',
  'mention',
  'reply',
  'renote',
  'quote',
  'reaction',
  'pollEnded',
  'receiveFollowRequest',
  'app',
] as const;

export type LimitedKind = (typeof LIMITED_KINDS)[number];

/** The senders whose notifications of a kind arrive. */
export const SENDERS = ['all', 'following', 'follower', 'mutualFollow', 'followingOrFollower', 'list', 'never'] as const;

/** The choice for one kind, as the server stores it; `userListId` belongs to `list`. */
export interface NotificationSource {
  readonly type: (typeof SENDERS)[number];
  readonly userListId?: string;
}

/** Returns the choice of an account for a kind; all senders if there is none, or one that this client does not know. */
export function notificationSource(
  { notificationRecieveConfig }: Pick<WireMe, 'notificationRecieveConfig'>,
  kind: LimitedKind,
): NotificationSource {
  const { type, userListId } = (notificationRecieveConfig[kind] ?? {}) as { readonly type?: unknown; readonly userListId?: unknown };
  const known = SENDERS.find((one) => one === type) ?? 'all';
  return known === 'list' && typeof userListId === 'string' ? { type: known, userListId } : { type: known === 'list' ? 'all' : known };
}

/** Changes are sent one after another, because each sends the choices for all kinds. */
const createQueue = () => ({ last: Promise.resolve<unknown>(undefined) });

/** Stores a choice for one or several kinds on the server. Those of the others stay. */
export function setNotificationSource(
  account: AccountScope,
  kinds: readonly LimitedKind[],
  source: NotificationSource,
): Promise<Result<WireMe>> {
  const queue = account.part(createQueue);
  const chosen = Object.fromEntries(kinds.map((kind) => [kind, source]));
  const sent = queue.last.then(() =>
    updateMe(account, { notificationRecieveConfig: { ...account.meStore.me?.notificationRecieveConfig, ...chosen } }),
  );
  queue.last = sent;
  return sent;
}

/** Marks all notes that mention the viewer, or were sent to them, as read. */
export async function readAllNotes({ api, meStore }: AccountScope): Promise<Result> {
  const answer = await settle(api.call('i/read-all-unread-notes', {}));
  if (!answer.ok) return answer;
  meStore.merge({ hasUnreadMentions: false, hasUnreadSpecifiedNotes: false });
  return ok();
}

/** Lets the server send a test notification. */
export const sendTestNotification = ({ api }: AccountScope): Promise<Result> => settle(api.call('notifications/test-notification', {}));
