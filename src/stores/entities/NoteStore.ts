import { action, makeObservable, untracked } from 'mobx';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import type { Note, NoteId, UserId } from '~/services/records';
import { PatchedTable, type OptimisticChange, type Patch } from './PatchedTable';

/** Number of notes to keep besides those in use; each takes about a kilobyte. */
const LIMIT = 2_000;

/** Number of notes whose last live change is remembered; no answer is slower than that many changes. */
const TOUCHED_LIMIT = 1_000;

/** All notes that this account has seen, once each. Only {@link Ingest}, live updates and note actions write to it. */
export class NoteStore {
  readonly #notes: PatchedTable<Note>;
  readonly #clock: Clock;
  readonly #deletionListeners = new Set<(id: NoteId) => void>();
  readonly #changeListeners = new Set<(id: NoteId) => void>();
  /** When a live event last changed the counters of a note; ms since the epoch. */
  readonly #touchedAt = new Map<NoteId, number>();

  constructor({ clock, limit = LIMIT }: { readonly clock: Clock; readonly limit?: number }) {
    this.#clock = clock;
    this.#notes = new PatchedTable<Note>({ limit, references: (note) => [note.renoteId, note.replyId] });
    makeObservable(this, { remove: action });
  }

  /** The note with an id; observable. */
  get(id: NoteId): Note | undefined {
    return this.#notes.get(id);
  }

  /** Whether the note is known to be deleted; observable. */
  isDeleted(id: NoteId): boolean {
    return this.#notes.table.isBuried(id);
  }

  /** The note as the server last described it, without optimistic changes. Not observable. */
  baseOf(id: NoteId): Note | undefined {
    return this.#notes.baseOf(id);
  }

  /** Stores a merged record. */
  put(note: Note): void {
    this.#notes.put(note);
  }

  /** Changes a note after a live event. */
  patch(id: NoteId, change: Patch<Note>): void {
    this.#touch(id);
    this.#notes.patch(id, change);
  }

  /** Shows a change before the server has confirmed it. */
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
   * When a live event or the viewer's own action last changed the note (ms since the epoch, 0 for never). An answer
   * that was requested earlier does not include that change.
   */
  touchedAt(id: NoteId): number {
    return this.#touchedAt.get(id) ?? 0;
  }

  /** Removes a note everywhere. @returns a function that restores it if the server refuses the deletion */
  remove(id: NoteId): () => void {
    const base = this.#notes.baseOf(id);
    this.#notes.table.bury(id);
    this.#tellDeletion(id);
    return action(() => {
      this.#notes.table.revive(id, base ?? null);
      this.#tellDeletion(id);
    });
  }

  /** Calls `listener` in the action that removes a note, or restores it because the server refused. */
  onDeleted(listener: (id: NoteId) => void): Disposable {
    this.#deletionListeners.add(listener);
    return disposable(() => this.#deletionListeners.delete(listener));
  }

  /** Calls `listener` when a live event or the viewer changes a note, not when an answer does. */
  onChanged(listener: (id: NoteId) => void): Disposable {
    this.#changeListeners.add(listener);
    return disposable(() => this.#changeListeners.delete(listener));
  }

  /** Registers notes that are in use; they and the notes they renote or reply to are kept. */
  addRoots(ids: () => Iterable<NoteId>): Disposable {
    return this.#notes.table.addRoots(ids);
  }

  /** The authors of all notes in the store, with repetitions. */
  authorIds(): readonly UserId[] {
    return this.#notes.table.all().map(({ userId }) => userId);
  }

  /** The ids of the notes that were deleted most recently; not observable. */
  deletedIds(): readonly NoteId[] {
    return this.#notes.table.buried();
  }

  /** All notes, in no order; not observable. */
  all(): readonly Note[] {
    return untracked(() => this.#notes.table.all());
  }

  #tellDeletion(id: NoteId): void {
    for (const listener of this.#deletionListeners) listener(id);
  }

  #touch(id: NoteId): void {
    this.#touchedAt.delete(id);
    this.#touchedAt.set(id, this.#clock.now());
    for (const listener of this.#changeListeners) listener(id);
    if (this.#touchedAt.size <= TOUCHED_LIMIT) return;
    const [oldest] = this.#touchedAt.keys();
    this.#touchedAt.delete(oldest!);
  }
}
