import type { AnnouncementParams } from '~/api/endpoints';
import type { Id, WireAnnouncementForStaff } from '~/api/wire';
import { ok, type Result } from '~/lib/Result';
import { wellFormed } from '~/services/wellFormed';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineCollection, defineEntity } from '../definitions';
import { resourcesOf } from '../resourcesOf';
import { announcementsThatAre } from '../server/announcements';

/** What staff write for an announcement. */
export type AnnouncementValues = Required<Omit<AnnouncementParams, 'userId'>>;

/** Announcements as staff see them. */
const announcements = defineEntity<WireAnnouncementForStaff>();

const MODEL = { id: '', createdAt: '', updatedAt: null, title: '', text: '', imageUrl: null, userId: null, reads: 0 };

/** All announcements for everybody, or those for one account alone; newest first. Ended ones are among them. */
export const announcementsForStaff = defineCollection<{ readonly userId: Id | null }, WireAnnouncementForStaff>({
  entity: announcements,
  includes: (announcement, { userId }) => announcement.userId === userId,
  async fetch(account, { userId }, { limit, untilId, signal }) {
    const params = { limit, ...(untilId && { untilId }), ...(userId !== null && { userId }) };
    const found = await account.api.call('admin/announcements/list', params, { signal });
    return announcements.many(
      account,
      // Servers that say nothing about the reader were asked for those of this one.
      found.map((one) => announcements.of(account).put(wellFormed({ ...one, userId }, MODEL) as WireAnnouncementForStaff)),
    );
  },
});

/** Publishes a new announcement to everybody, or to one account alone. It joins the list. */
export async function createAnnouncement(account: AccountScope, values: AnnouncementValues, userId: Id | null): Promise<Result> {
  const answer = await settle(account.api.call('admin/announcements/create', { ...values, userId }));
  if (!answer.ok) return answer;
  announcements.of(account).arrive({ ...answer.value, ...values, isActive: true, userId, reads: 0 });
  return changed(account);
}

/** Changes an announcement. People who have read it stay counted. */
export function updateAnnouncement(account: AccountScope, id: Id, values: AnnouncementValues): Promise<Result> {
  return update(account, id, values);
}

/** Ends an announcement, which is kept among the past ones, or brings it back. */
export function showAnnouncement(
  account: AccountScope,
  { id, title, text, imageUrl, icon, display, forExistingUsers, silence, needConfirmationToRead }: WireAnnouncementForStaff,
  isActive: boolean,
): Promise<Result> {
  // Some servers want all values at each change.
  return update(account, id, { title, text, imageUrl, icon, display, forExistingUsers, silence, needConfirmationToRead, isActive });
}

async function update(account: AccountScope, id: Id, change: AnnouncementValues & { readonly isActive?: boolean }): Promise<Result> {
  const answer = await settle(account.api.call('admin/announcements/update', { id, ...change }));
  if (!answer.ok) return answer;
  announcements.of(account).patch(id, (known) => ({ ...known, ...change, updatedAt: new Date(account.clock.now()).toISOString() }));
  return changed(account);
}

/** Deletes an announcement. Nobody can read it any more. */
export async function deleteAnnouncement(account: AccountScope, id: Id): Promise<Result> {
  const answer = await settle(account.api.call('admin/announcements/delete', { id }));
  if (!answer.ok) return answer;
  announcements.of(account).remove(id);
  return changed(account);
}

/** What readers see on this device is outdated. */
function changed(account: AccountScope): Result {
  resourcesOf(account).invalidate(announcementsThatAre);
  return ok();
}
