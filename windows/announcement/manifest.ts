import type { WireAnnouncement } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** The announcement to read. */
interface AnnouncementParams {
  readonly announcement: WireAnnouncement;
}

/** Ends when the announcement is marked as read, or put off until the next visit. */
export default defineWindow<AnnouncementParams>({
  id: 'announcement',
  title: 'announcementWindow.title',
});
