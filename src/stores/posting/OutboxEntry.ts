import { parseAction, type OutboxAction } from './OutboxAction';
import { parseNote, relinked, type OutboxNote } from './OutboxNote';

/** A note or an action that the server has not confirmed. */
export type OutboxEntry = OutboxNote | OutboxAction;

/** Whether an entry is an action rather than a note. */
export const isAction = (entry: OutboxEntry): entry is OutboxAction => 'kind' in entry;

/** Whether an entry is a note. */
export const isNote = (entry: OutboxEntry): entry is OutboxNote => !isAction(entry);

/** What waits of every account of this browser, by the key of the account. */
export type OutboxDocument = Readonly<Record<string, readonly OutboxEntry[]>>;

/** Where {@link OutboxDocument} is stored. It is absent while nothing waits. */
export const OUTBOX_KEY = 'outbox';

/** Returns the entries without one that is gone. @param becameId the note that it became, if it was posted */
export function withoutEntry(entries: readonly OutboxEntry[], id: string, becameId: string | null): readonly OutboxEntry[] {
  const gone = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry.id !== id);
  if (!gone || isAction(gone)) return others;
  return others.map((entry) => (isNote(entry) && entry.after === id ? relinked(entry, gone, becameId) : entry));
}

/** The stored entries of an account. Those of another version that this one cannot read are left out. */
export function storedEntries(document: unknown, account: string): readonly OutboxEntry[] {
  const stored = recordOf(document)[account];
  return Array.isArray(stored) ? stored.flatMap((raw) => parseEntry(raw) ?? []) : [];
}

/** The document with other entries of an account; undefined when nothing is left to store. */
export function withEntries(document: unknown, account: string, entries: readonly OutboxEntry[]): OutboxDocument | undefined {
  const { [account]: _former, ...others } = recordOf(document) as OutboxDocument;
  const next = entries.length > 0 ? { ...others, [account]: entries } : others;
  return Object.keys(next).length > 0 ? next : undefined;
}

const recordOf = (document: unknown): Readonly<Record<string, unknown>> =>
  document !== null && typeof document === 'object' && !Array.isArray(document) ? (document as Readonly<Record<string, unknown>>) : {};

const parseEntry = (raw: unknown): OutboxEntry | null =>
  raw === null || typeof raw !== 'object' ? null : 'kind' in raw ? parseAction(raw) : parseNote(raw);
