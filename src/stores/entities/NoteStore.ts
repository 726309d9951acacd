import { action, makeObservable } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import type { Note, NoteId, UserId } from '~/services/records';
import { PatchedTable, type OptimisticChange, type Patch } from './PatchedTable';

/** Notes kept although nothing shows them; each is about a kilobyte. */
const LIMIT = 2_000;

/** Live changes remembered with their time; an answer that takes longer than this many changes is not expected. */
const TOUCHED_LIMIT = 1_000;

/** Every note that this account has met, once each. Only {@link Ingest}, live updates and note actions write to it. */
export class NoteStore {
  readonly #notes: PatchedTable<Note>;
  readonly #clock: Clock;
  readonly #deletionListeners = new Set<(id: NoteId) => void>();
  /** When a live event last changed a note's counters, ms since the epoch. */
  readonly #touchedAt = new Map<NoteId, number>();

  constructor({ clock, limit = LIMIT }: { readonly clock: Clock; readonly limit?: number }) {
    this.#clock = clock;
    this.#notes = new PatchedTable<Note>({ limit, references: (note) => [note.renoteId, note.replyId] });
    makeObservable(this, { remove: action });
  }

  /** Observable. */
  get(id: NoteId): Note | undefined {
    return this.#notes.get(id);
  }

  /** Whether the note is known to be deleted; observable. */
  isDeleted(id: NoteId): boolean {
    return this.#notes.table.isBuried(id);
  }

  /** The note as the server last described it, without changes that wait for it. Not observed. */
  baseOf(id: NoteId): Note | undefined {
    return this.#notes.baseOf(id);
  }

  /** Takes a merged record. */
  put(note: Note): void {
    this.#notes.put(note);
  }

  /** Changes a note after a live event. */
  patch(id: NoteId, change: Patch<Note>): void {
    this.#touch(id);
    this.#notes.patch(id, change);
  }

  /** Shows a change before the server has agreed. */
  optimistic(id: NoteId, change: Patch<Note>): OptimisticChange {
    this.#touch(id);
    const pending = this.#notes.optimistic(id, change);
    return {
      commit: () => {
        this.#touch(id);
        pending.commit();
      },
      undo: () => pending.undo(),
    };
  }

  /**
   * When a live event or an own action last changed the note (ms since the epoch, 0 for never): an answer that was asked
   * for before does not know of it.
   */
  touchedAt(id: NoteId): number {
    return this.#touchedAt.get(id) ?? 0;
  }

  /** Removes a note everywhere. @returns a way back, for a deletion that the server refused */
  remove(id: NoteId): () => void {
    const base = this.#notes.baseOf(id);
    this.#notes.table.bury(id);
    this.#tellDeletion(id);
    return action(() => {
      if (!base) return;
      this.#notes.table.revive(base);
      this.#tellDeletion(id);
    });
  }

  /** Calls `listener` in the action that removes a note, or brings it back because the server refused. */
  onDeleted(listener: (id: NoteId) => void): Disposable {
    this.#deletionListeners.add(listener);
    return disposable(() => this.#deletionListeners.delete(listener));
  }

  /** Names notes that are in use somewhere; they and what they renote or answer are kept. */
  addRoots(ids: () => Iterable<NoteId>): Disposable {
    return this.#notes.table.addRoots(ids);
  }

  /** Who wrote the notes that are kept; with repetitions. */
  authorIds(): readonly UserId[] {
    return this.#notes.table.all().map(({ userId }) => userId);
  }

  #tellDeletion(id: NoteId): void {
    for (const listener of this.#deletionListeners) listener(id);
  }

  #touch(id: NoteId): void {
    this.#touchedAt.delete(id);
    this.#touchedAt.set(id, this.#clock.now());
    if (this.#touchedAt.size <= TOUCHED_LIMIT) return;
    const [oldest] = this.#touchedAt.keys();
    this.#touchedAt.delete(oldest!);
  }
}
