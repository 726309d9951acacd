import { action, makeObservable, observableRef } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import type { FoundNote, MemorySearch } from '~/memory/model';
import type { NoteId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';
import type { ReadMemory } from './ReadMemory';

/** A row of the results: a note of the account, or what another account has read. */
export type FoundRow = { readonly own: NoteId } | { readonly foreign: FoundNote };

/**
 * What was found in the memory. A new search keeps what is shown until it has an answer, and only the last one counts. Notes of the
 * account are put into its store, so that they are like any other note; those of other accounts stay apart.
 */
export class FoundNotes implements Disposable {
  status: 'idle' | 'loading' | 'ready' | 'error' = 'idle';
  error: AppError | null = null;
  isLoadingMore = false;
  moreError: AppError | null = null;
  /** The ids of the rows, newest first; the same array until it changes. */
  ids: readonly string[] = [];
  hasMore = false;
  readonly #memory: Pick<ReadMemory, 'search' | 'flush'>;
  readonly #account: AccountScope;
  readonly #rows = new Map<string, FoundRow>();
  readonly #roots: Disposable;
  #search: MemorySearch | null = null;
  #next: number | null = null;
  #round = 0;

  constructor(memory: Pick<ReadMemory, 'search' | 'flush'>, account: AccountScope) {
    this.#memory = memory;
    this.#account = account;
    makeObservable<this, 'begin' | 'show' | 'fail' | 'setMore'>(this, {
      status: observableRef,
      error: observableRef,
      isLoadingMore: observableRef,
      moreError: observableRef,
      ids: observableRef,
      hasMore: observableRef,
      begin: action,
      show: action,
      fail: action,
      setMore: action,
    });
    this.#roots = account.notes.addRoots(() => this.ids.flatMap((id) => this.#ownId(id)));
  }

  /** A row by its id. */
  row(id: string): FoundRow | undefined {
    return this.#rows.get(id);
  }

  /** Searches. Never rejects: a failure is in {@link error}. */
  async search(search: MemorySearch): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    this.#search = search;
    this.begin();
    // What was seen a moment ago is found, too.
    this.#memory.flush();
    try {
      const { notes, next } = await this.#memory.search(search);
      if (round === this.#round) this.show(notes, next, false);
    } catch (thrown) {
      if (round === this.#round) this.fail(toAppError(thrown));
    }
  }

  /** Searches again. */
  async retry(): Promise<void> {
    if (this.#search) await this.search(this.#search);
  }

  /** Adds the next page. */
  async loadMore(): Promise<void> {
    if (!this.#search || this.#next === null || this.isLoadingMore) return;
    const round = this.#round;
    this.setMore(true, null);
    try {
      const { notes, next } = await this.#memory.search({ ...this.#search, after: this.#next });
      if (round === this.#round) this.show(notes, next, true);
    } catch (thrown) {
      if (round === this.#round) this.setMore(false, toAppError(thrown));
    }
  }

  dispose(): void {
    this.#round += 1;
    this.#roots.dispose();
  }

  #ownId(id: string): readonly NoteId[] {
    const row = this.#rows.get(id);
    return row && 'own' in row ? [row.own] : [];
  }

  private begin(): void {
    if (this.status !== 'ready') this.status = 'loading';
    this.error = null;
    this.setMore(false, null);
  }

  private show(notes: readonly FoundNote[], next: number | null, isMore: boolean): void {
    const { ingest, key } = this.#account;
    ingest.notes(
      notes.flatMap(({ account, note }) => (account === key ? [note] : [])),
      'cache',
    );
    const ids = notes.map((found): string => {
      const isOwn = found.account === key;
      const id = isOwn ? found.note.id : `${found.account} ${found.note.id}`;
      this.#rows.set(id, isOwn ? { own: id } : { foreign: found });
      return id;
    });
    this.ids = isMore ? [...new Set([...this.ids, ...ids])] : ids;
    this.#next = next;
    this.hasMore = next !== null;
    this.status = 'ready';
    this.setMore(false, null);
  }

  private fail(error: AppError): void {
    this.status = 'error';
    this.error = error;
    this.ids = [];
    this.hasMore = false;
  }

  private setMore(isLoading: boolean, error: AppError | null): void {
    this.isLoadingMore = isLoading;
    this.moreError = error;
  }
}
