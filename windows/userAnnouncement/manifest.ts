import type { WireAnnouncementForStaff } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

interface UserAnnouncementParams {
  /** The only reader. */
  readonly userId: string;
  /** The announcement to change; null for a new one. */
  readonly announcement: WireAnnouncementForStaff | null;
}

/** Ends when the announcement is stored or the writer gives up. */
export default defineWindow<UserAnnouncementParams>({
  id: 'userAnnouncement',
  title: 'userAnnouncementWindow.title',
});
