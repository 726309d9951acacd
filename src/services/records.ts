import type { Id, WireClip, WireDriveFile, WireNote, WirePage, WireUserDetailed, WireUserLite } from '~/api/wire';

/** Id of a note; newer ids sort after older ones. */
export type NoteId = Id;
/** Id of a user. */
export type UserId = Id;

/** A note in the store: frozen, with related records as ids (`userId`, `replyId`, `renoteId`). */
export type Note = Readonly<Omit<WireNote, 'user' | 'reply' | 'renote'> & { files: readonly WireDriveFile[] }>;

/** A user in the store: frozen. Profile fields are present once a detailed answer has arrived; pinned notes are ids. */
export type User = Readonly<
  WireUserLite &
    Partial<Omit<WireUserDetailed, keyof WireUserLite | 'pinnedNotes'>> & {
      /** When a mute started on this device ends, ms since the epoch; null for never. Servers do not tell. */
      mutedUntil?: number | null;
    }
>;

/** A clip in the store, with its owner as an id. */
export type Clip = Readonly<Omit<WireClip, 'user'>>;

/** A page that a user wrote. Its author is as the server last sent them with the page; the store of users may know more, or forget. */
export type WrittenPage = Readonly<Omit<WirePage, 'user'> & { author?: WireUserLite }>;
