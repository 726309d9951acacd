import type { WireNote } from '~/api/wire';
import type { Note, User } from '~/services/records';
import { wellFormedNote } from '~/services/wellFormed';
import type { MemoryBatch } from './model';

/** The deepest nesting of notes in notes. Servers nest two levels. */
const MAX_DEPTH = 8;

/** Notes and people of a batch, once each. */
export interface FlatBatch {
  readonly notes: ReadonlyMap<string, Note>;
  readonly users: ReadonlyMap<string, User>;
}

/** Separates notes, the notes in them, and their people. Later ones replace earlier ones. */
export function flattened({ notes = [], flat = [], users = [], notifications = [] }: MemoryBatch): FlatBatch {
  const found = { notes: new Map<string, Note>(), users: new Map<string, User>() };
  const addUser = (user: User): void => {
    if (user.id === '') return;
    // Those of a timeline say less than those of a profile.
    const said = Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined)) as unknown as User;
    found.users.set(user.id, { ...found.users.get(user.id), ...said });
  };
  const add = (dto: WireNote, depth: number): void => {
    const { user, reply, renote, ...rest } = wellFormedNote(dto);
    if (rest.id === '' || depth > MAX_DEPTH) return;
    addUser(user);
    if (reply) add(reply, depth + 1);
    if (renote) add(renote, depth + 1);
    found.notes.set(rest.id, { ...rest, files: rest.files ?? [], userId: user.id });
  };
  for (const user of users) addUser(user);
  for (const { note, user } of notifications) {
    if (note) add(note, 0);
    if (user && typeof user.username === 'string') addUser(user as User);
  }
  for (const note of notes) add(note, 0);
  for (const note of flat) found.notes.set(note.id, note);
  return found;
}

/** Puts a note together again, as servers send it. Notes in it that are not remembered are left out. @returns null without its author */
export function nested(
  note: Note,
  read: { readonly note: (id: string) => Note | null; readonly user: (id: string) => User | null },
  depth = 0,
): WireNote | null {
  const user = read.user(note.userId);
  if (!user) return null;
  const inner = (id: string | null | undefined): WireNote | null => {
    const known = id && depth < 2 ? read.note(id) : null;
    return known && nested(known, read, depth + 1);
  };
  return { ...note, user, reply: inner(note.replyId), renote: inner(note.renoteId) };
}
