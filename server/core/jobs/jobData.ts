import type { QueueName } from '../../lib/Jobs';

/** The kinds of data that an account can export, each as a file in its drive. */
export type ExportKind = 'notes' | 'favorites' | 'clips' | 'following' | 'userLists' | 'mute' | 'blocking' | 'antennas';

/** The kinds of data that an account can import from a file. */
export type ImportKind = 'following' | 'userLists' | 'muting' | 'blocking' | 'antennas';

/** The data of every job, by its name. It is stored as JSON. */
export interface JobData {
  export: { readonly userId: string; readonly kind: ExportKind; readonly excludeMuting?: boolean; readonly excludeInactive?: boolean };
  import: { readonly userId: string; readonly kind: ImportKind; readonly fileId: string; readonly withReplies?: boolean };
  webhook: {
    readonly webhookId: string;
    readonly eventId: string;
    /** Milliseconds since 1970. */
    readonly createdAt: number;
    readonly type: string;
    readonly body: unknown;
  };
  push: {
    readonly subscriptionId: string;
    readonly userId: string;
    readonly type: 'notification' | 'readAllNotifications' | 'unreadAntennaNote';
    readonly body: unknown;
    /** Milliseconds since 1970. */
    readonly dateTime: number;
  };
  /** Gives followers, mutes, blocks and memberships of lists to the account that this one moved to. */
  move: { readonly userId: string };
  /** Ends all followings of an account that moved. */
  endFollowings: { readonly userId: string };
  deleteAccount: { readonly userId: string };
  /** Deletes all files of an account. */
  deleteFiles: { readonly userId: string };
  /** Writes all emoji of this server into an archive in the drive of this account. */
  exportEmojis: { readonly userId: string };
  /** Makes emoji of an archive in the drive of this account. */
  importEmojis: { readonly userId: string; readonly fileId: string };
  /** Posts a draft, unless it has another time by then. */
  scheduledNote: {
    readonly draftId: string;
    /** Milliseconds since 1970. */
    readonly scheduledAt: number;
  };
}

/** Name of a job. */
export type JobName = keyof JobData;

/** Which queue each job belongs to. */
export const QUEUE_OF: Readonly<Record<JobName, QueueName>> = {
  export: 'inbox',
  import: 'inbox',
  webhook: 'deliver',
  push: 'deliver',
  move: 'inbox',
  endFollowings: 'inbox',
  deleteAccount: 'inbox',
  deleteFiles: 'inbox',
  exportEmojis: 'inbox',
  importEmojis: 'inbox',
  scheduledNote: 'inbox',
};
