import type { WireNote } from '~/api/wire';
import type { Note, NoteId, User, UserId } from '~/services/records';

/** `host/id` of an account, as its scope names it. */
export type AccountKey = string;

/** A value, or a promise of it: one engine answers at once, the other later. */
export type Awaitable<T> = T | Promise<T>;

/** What is told to the memory at once. */
export interface MemoryBatch {
  readonly account: AccountKey;
  /** When it was seen; ms since the epoch. */
  readonly seenAt: number;
  /** Notes as servers send them, with their authors and the notes in them. */
  readonly notes?: readonly WireNote[];
  /** Notes of the store. */
  readonly flat?: readonly Note[];
  readonly users?: readonly User[];
  /** Notes that their authors deleted. */
  readonly gone?: readonly NoteId[];
  /** Lists in which notes were seen. */
  readonly feeds?: readonly { readonly key: string; readonly ids: readonly NoteId[] }[];
  /** Notifications, with their people and notes as servers send them. */
  readonly notifications?: readonly KeptNotification[];
}

/** A notification: everything in it except its note and its person is kept as it is. */
export interface KeptNotification {
  readonly id: string;
  readonly createdAt: string;
  readonly note?: WireNote | null;
  readonly user?: (Partial<User> & { readonly id: UserId }) | null;
}

/** How much is kept, and for how long. */
export interface MemoryLimits {
  readonly maxBytes: number;
  /** null keeps notes until there is no room. */
  readonly maxAgeMs: number | null;
  /** Whether notes that not everybody may read are kept. */
  readonly keepsPrivate: boolean;
}

/** The kinds of files that a search can ask for. */
export const FILE_KINDS = ['image', 'video', 'audio', 'other'] as const;
/** A kind of file. */
export type FileKind = (typeof FILE_KINDS)[number];

/** The kinds of notes that a search can ask for. */
export const NOTE_KINDS = ['note', 'reply', 'quote', 'poll', 'own'] as const;
/** A kind of note. */
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A search in what was read. Without words, it finds everything that its filters allow. */
export interface MemorySearch {
  readonly accounts: readonly AccountKey[];
  readonly words: string;
  /** `name`, or `name@host`; without a host, on any server. */
  readonly author?: string;
  /** Only authors of this server; `.` is the account's own one. */
  readonly host?: string;
  /** Posted at or after, and before; ms since the epoch. */
  readonly since?: number;
  readonly until?: number;
  /** `any`, or one kind. */
  readonly files?: FileKind | 'any';
  /** Notes with reactions, or with one of the reader's own. */
  readonly reactions?: 'any' | 'mine';
  readonly kind?: NoteKind;
  /** {@link FoundNotes.next} of the page before. */
  readonly after?: number;
  readonly limit: number;
}

/** A note that was found, as servers send it, and the account that saw it. */
export interface FoundNote {
  readonly account: AccountKey;
  readonly note: WireNote;
}

/** A page of results, newest first. */
export interface FoundNotes {
  readonly notes: readonly FoundNote[];
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
}

/** What is remembered for a view that the network cannot fill. */
export type Recollection = { readonly account: AccountKey } & (
  | { readonly of: 'feed'; readonly key: string; readonly until?: NoteId; readonly limit: number }
  | { readonly of: 'author'; readonly userId: UserId; readonly until?: NoteId; readonly limit: number }
  | { readonly of: 'note'; readonly id: NoteId }
  | { readonly of: 'replies'; readonly id: NoteId; readonly limit: number }
  | { readonly of: 'conversation'; readonly id: NoteId; readonly limit: number }
);

/** How much is remembered. */
export interface MemoryFigures {
  readonly notes: number;
  readonly people: number;
  readonly bytes: number;
  /** When the note that was seen longest ago was seen; ms since the epoch, null if there is none. */
  readonly oldest: number | null;
  readonly accounts: readonly { readonly key: AccountKey; readonly notes: number }[];
}

/** One note in an export. */
export interface ExportedNote {
  readonly account: AccountKey;
  readonly seenAt: number;
  readonly note: WireNote;
}

/** A part of an export, and where the next one begins. */
export interface ExportPage {
  readonly notes: readonly ExportedNote[];
  readonly next: number | null;
}

/** Keeps notes and finds them again. All of it may fail: storage is full, gone, or damaged. */
export interface MemoryEngine {
  /** `sqlite` in the browser's file system, or `indexed` in IndexedDB. */
  readonly kind: 'sqlite' | 'indexed';
  limit(limits: MemoryLimits, now: number): Awaitable<void>;
  write(batch: MemoryBatch): Awaitable<void>;
  search(search: MemorySearch): Awaitable<FoundNotes>;
  recall(what: Recollection): Awaitable<readonly WireNote[]>;
  /** A person by id, or by `name@host` (`name` on the own server). */
  person(account: AccountKey, who: string): Awaitable<User | null>;
  notifications(account: AccountKey, limit: number): Awaitable<readonly KeptNotification[]>;
  figures(): Awaitable<MemoryFigures>;
  exported(after: number | null, limit: number): Awaitable<ExportPage>;
  /** Forgets an account, or everything. */
  wipe(account: AccountKey | null): Awaitable<void>;
  /** Drops what exceeds the limits, and tidies up a little. @returns whether there is more to do */
  tend(now: number): Awaitable<boolean>;
  close(): Awaitable<void>;
}
