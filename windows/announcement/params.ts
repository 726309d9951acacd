import type { WireAnnouncement } from '~/api/wire';

/** The announcement to read. */
export interface AnnouncementParams {
  readonly announcement: WireAnnouncement;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the announcement is marked as read, or put off until the next visit. */
    announcement: { params: AnnouncementParams };
  }
}
