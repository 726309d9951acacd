import type { Id, WireClip, WireDriveFile, WireNote, WireUserDetailed, WireUserLite } from '~/api/wire';

/** Id of a note; newer sorts after older. */
export type NoteId = Id;
/** Id of a user. */
export type UserId = Id;

/** A note as we keep it: frozen, and other records by id (`userId`, `replyId`, `renoteId`). */
export type Note = Readonly<Omit<WireNote, 'user' | 'reply' | 'renote'> & { files: readonly WireDriveFile[] }>;

/** A user as we keep it: frozen; the fields of a profile are there once a detailed answer has come, pinned notes by id. */
export type User = Readonly<
  WireUserLite &
    Partial<Omit<WireUserDetailed, keyof WireUserLite | 'pinnedNotes'>> & {
      /** When a mute that was begun here ends, ms since the epoch; null for never. Servers do not say it. */
      mutedUntil?: number | null;
    }
>;

/** A clip as we keep it; its owner by id. */
export type Clip = Readonly<Omit<WireClip, 'user'>>;
