import { action, makeObservable } from 'mobx';
import type { WireNote, WireUserDetailed, WireUserLite } from '~/api/wire';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import { mergeNote } from '~/services/mergeNote';
import type { Note, NoteId, UserId } from '~/services/records';
import { wellFormedNote, wellFormedUser } from '~/services/wellFormed';
import type { NoteStore } from './NoteStore';
import type { UserStore } from './UserStore';

/** Where data comes from: an answer, the live connection, an optimistic change, or local storage. */
export type IngestSource = 'fetch' | 'stream' | 'optimistic' | 'cache';

/** Is told what servers send, in the form in which they do. */
export interface IngestWitness {
  notes(notes: readonly WireNote[]): void;
  users(users: readonly (WireUserLite | WireUserDetailed)[]): void;
  notification(notification: unknown): void;
}

/** Whether a source is a server, whose words are new. */
const isServer = (source: IngestSource): boolean => source === 'fetch' || source === 'stream';

/** Greatest nesting of notes in notes. Servers nest two levels; hostile data may go on without end. */
const MAX_DEPTH = 8;

/** How many notifications wait for the first witness: some pages. */
const MAX_UNWITNESSED = 60;

/**
 * The only way for server data to enter the stores. Nested notes and users are stored once each and referred to by id.
 * Never throws, whatever the data are: `wellFormed.ts` replaces fields of the wrong type.
 */
export class Ingest {
  readonly #notes: NoteStore;
  readonly #users: UserStore;
  readonly #clock: Clock;
  readonly #streamListeners = new Set<(note: WireNote) => void>();
  readonly #witnesses = new Set<IngestWitness>();
  /** The latest notifications from before the first witness, which loads late. Notes and users need no copy: the stores have them. */
  #unwitnessed: unknown[] = [];

  constructor({ notes, users, clock }: { readonly notes: NoteStore; readonly users: UserStore; readonly clock: Clock }) {
    this.#notes = notes;
    this.#users = users;
    this.#clock = clock;
    makeObservable(this, { notes: action, users: action });
  }

  /**
   * Stores notes and everything nested in them, in one action.
   * @param asOf when the data were requested (ms since the epoch): counters that changed live since then are kept
   * @returns their ids in the same order, without notes that have no id
   */
  notes(dtos: readonly WireNote[], source: IngestSource, asOf: number = this.#clock.now()): NoteId[] {
    if (isServer(source)) for (const witness of this.#witnesses) witness.notes(dtos);
    return dtos.map((dto) => this.#ingestNote(dto, source, asOf, 0)).filter((id) => id !== '');
  }

  /** Stores one note; see {@link notes}. @returns its id, or '' for a note without one */
  note(dto: WireNote, source: IngestSource, asOf?: number): NoteId {
    const id = this.notes([dto], source, asOf)[0] ?? '';
    if (source === 'stream' && id !== '') for (const listener of this.#streamListeners) listener(dto);
    return id;
  }

  /** Calls `listener` with each note that the live connection brings, whatever it is for. */
  onStreamed(listener: (note: WireNote) => void): Disposable {
    this.#streamListeners.add(listener);
    return disposable(() => this.#streamListeners.delete(listener));
  }

  /** Tells `witness` everything that servers send from now on, and the notifications of before. */
  addWitness(witness: IngestWitness): Disposable {
    this.#witnesses.add(witness);
    for (const given of this.#unwitnessed.splice(0)) witness.notification(given);
    return disposable(() => this.#witnesses.delete(witness));
  }

  /** Tells the witnesses of a notification. Its note and its people are stored by the other calls. */
  notification(given: unknown, source: IngestSource): void {
    if (!isServer(source)) return;
    if (this.#witnesses.size === 0) this.#unwitnessed = [...this.#unwitnessed, given].slice(-MAX_UNWITNESSED);
    for (const witness of this.#witnesses) witness.notification(given);
  }

  /** Stores users and the notes that their profiles pin. @returns their ids in the same order */
  users(dtos: readonly (WireUserLite | WireUserDetailed)[], source: IngestSource): UserId[] {
    if (isServer(source)) for (const witness of this.#witnesses) witness.users(dtos);
    return this.#ingestUsers(dtos, source);
  }

  #ingestUsers(dtos: readonly (WireUserLite | WireUserDetailed)[], source: IngestSource): UserId[] {
    return dtos.map((dto) => {
      const { pinnedNotes, ...user } = wellFormedUser(dto) as WireUserLite & Partial<WireUserDetailed>;
      // Cached data may be older than an answer.
      if (source !== 'cache' || !this.#users.get(user.id)) this.#users.put(user);
      if (Array.isArray(pinnedNotes)) this.notes(pinnedNotes, source);
      return user.id;
    });
  }

  #ingestNote(dto: WireNote, source: IngestSource, asOf: number, depth: number): NoteId {
    const { user, reply, renote, ...rest } = wellFormedNote(dto);
    if (rest.id === '') return '';
    this.#ingestUsers([user], source);
    if (depth < MAX_DEPTH) {
      if (reply) this.#ingestNote(reply, source, asOf, depth + 1);
      if (renote) this.#ingestNote(renote, source, asOf, depth + 1);
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
