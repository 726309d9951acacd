import type { Result } from '~/lib/Result';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';

/*
 * The announcements that the viewer has not read are part of the account (`me.unreadAnnouncements`), which the live connection
 * updates. They need no table until a page lists the other ones.
 */

/** Marks an announcement as read. */
export async function readAnnouncement({ api, meStore }: AccountScope, announcementId: string): Promise<Result> {
  const answer = await settle(api.call('i/read-announcement', { announcementId }));
  if (!answer.ok || !meStore.me) return answer;
  const unreadAnnouncements = meStore.me.unreadAnnouncements.filter(({ id }) => id !== announcementId);
  meStore.merge({ unreadAnnouncements, hasUnreadAnnouncement: unreadAnnouncements.length > 0 });
  return answer;
}
