import type { WireAnnouncement } from '~/api/wire';
import { DisposableStore } from '~/lib/disposable';
import type { Result } from '~/lib/Result';
import { wellFormed } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity } from '../definitions';

/** An announcement of the administrators. */
export interface Announcement extends WireAnnouncement {
  /** Whether it still applies. Earlier ones are kept for reference. */
  readonly isCurrent: boolean;
}

const FORM = { id: '', createdAt: '', updatedAt: null, title: '', text: '', imageUrl: null };

const take = (announcement: WireAnnouncement, isCurrent: boolean): Announcement => ({
  ...(wellFormed(announcement, FORM) as WireAnnouncement),
  isCurrent,
});

/** Announcements of the server, for everybody and for the viewer alone. */
export const announcements = defineEntity<Announcement>({
  follow({ hub }, records) {
    const receive = (type: string, body: unknown): void => {
      const { announcement } = (body ?? {}) as { readonly announcement?: WireAnnouncement };
      if (type === 'announcementCreated' && announcement) records.arrive({ ...take(announcement, true), isRead: false });
    };
    const following = new DisposableStore();
    // One for the viewer alone comes by the viewer's channel, one for everybody outside of channels.
    following.add(hub.acquire('main', undefined, receive));
    following.add(hub.onBroadcast(receive));
    return following;
  },
});

/** The current announcements, or the earlier ones for false; newest first. */
export const announcementsThatAre = defineCollection<boolean, Announcement>({
  entity: announcements,
  includes: ({ isCurrent }, wanted) => isCurrent === wanted,
  async fetch(account, isActive, { limit, untilId, signal }) {
    const params = { isActive, limit, ...(untilId && { untilId }) };
    const found = await account.api.call('announcements', params, { signal });
    return announcements.many(
      account,
      found.map((announcement) => announcements.of(account).put(take(announcement, isActive))),
    );
  },
});

/** Whether the viewer should still read an announcement. Silent ones ask for nothing. */
export function isUnread({ isRead = false, silence }: Pick<WireAnnouncement, 'isRead' | 'silence'>): boolean {
  return !isRead && !silence;
}

/** Marks an announcement as read. */
export async function readAnnouncement(account: AccountScope, announcementId: string): Promise<Result> {
  const { api, meStore } = account;
  const answer = await settle(api.call('i/read-announcement', { announcementId }));
  if (!answer.ok || !meStore.me) return answer;
  announcements.of(account).patch(announcementId, (announcement) => ({ ...announcement, isRead: true }));
  const unreadAnnouncements = meStore.me.unreadAnnouncements.filter(({ id }) => id !== announcementId);
  meStore.merge({ unreadAnnouncements, hasUnreadAnnouncement: unreadAnnouncements.length > 0 });
  return answer;
}
