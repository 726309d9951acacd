import { action, makeObservable } from 'mobx';
import type { WireNote, WireUserDetailed, WireUserLite } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import { mergeNote } from '~/services/mergeNote';
import type { Note, NoteId, UserId } from '~/services/records';
import { wellFormedNote, wellFormedUser } from '~/services/wellFormed';
import type { NoteStore } from './NoteStore';
import type { UserStore } from './UserStore';

/** Where data came from: an answer, the live connection, our own change ahead of the server, or local storage. */
export type IngestSource = 'fetch' | 'stream' | 'optimistic' | 'cache';

/** A note inside a note inside a note is as deep as servers nest; hostile data may go on for ever. */
const MAX_DEPTH = 8;

/**
 * The only door for server data: everything nested is taken out and kept once, and lists keep ids. Never throws, whatever
 * the data are: see `wellFormed.ts`.
 */
export class Ingest {
  readonly #notes: NoteStore;
  readonly #users: UserStore;
  readonly #clock: Clock;

  constructor({ notes, users, clock }: { readonly notes: NoteStore; readonly users: UserStore; readonly clock: Clock }) {
    this.#notes = notes;
    this.#users = users;
    this.#clock = clock;
    makeObservable(this, { notes: action, users: action });
  }

  /**
   * Takes notes with everything in them, in one action.
   * @param asOf when the data was asked for (ms since the epoch): counters that changed live since then are kept
   * @returns their ids, in the same order; what has no id is passed over
   */
  notes(dtos: readonly WireNote[], source: IngestSource, asOf: number = this.#clock.now()): NoteId[] {
    return dtos.map((dto) => this.#take(dto, source, asOf, 0)).filter((id) => id !== '');
  }

  /** Takes one note; see {@link notes}. @returns its id, empty for one that has none */
  note(dto: WireNote, source: IngestSource, asOf?: number): NoteId {
    return this.notes([dto], source, asOf)[0] ?? '';
  }

  /** Takes users, with the notes that a profile pins. @returns their ids, in the same order */
  users(dtos: readonly (WireUserLite | WireUserDetailed)[], source: IngestSource): UserId[] {
    return dtos.map((dto) => {
      const { pinnedNotes, ...user } = wellFormedUser(dto) as WireUserLite & Partial<WireUserDetailed>;
      // What was stored may be older than what an answer said.
      if (source !== 'cache' || !this.#users.get(user.id)) this.#users.put(user);
      if (Array.isArray(pinnedNotes)) this.notes(pinnedNotes, source);
      return user.id;
    });
  }

  #take(dto: WireNote, source: IngestSource, asOf: number, depth: number): NoteId {
    const { user, reply, renote, ...rest } = wellFormedNote(dto);
    if (rest.id === '') return '';
    this.users([user], source);
    if (depth < MAX_DEPTH) {
      if (reply) this.#take(reply, source, asOf, depth + 1);
      if (renote) this.#take(renote, source, asOf, depth + 1);
    }
    const known = this.#notes.baseOf(rest.id);
    const incoming: Note = { ...rest, files: rest.files ?? [], userId: user.id };
    if (!known) this.#notes.put(incoming);
    else if (source !== 'cache') {
      const merged = mergeNote(known, incoming, { isForViewer: source === 'fetch', isOutdated: this.#notes.touchedAt(rest.id) > asOf });
      if (merged !== known) this.#notes.put(merged);
    }
    return rest.id;
  }
}
