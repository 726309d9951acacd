import { action, makeObservable, untracked } from 'mobx';
import { EntityTable, type EntityTableOptions } from './EntityTable';

/** Changes a record; returns the record itself where there is nothing to change. */
export type Patch<T> = (record: T) => T;

/** A change shown before the server has agreed. Call one of the two, once. */
export interface OptimisticChange {
  /** The server agreed: the change becomes part of the record. */
  commit(): void;
  /** The server refused: the record is what it would be without the change. */
  undo(): void;
}

/** How a {@link PatchedTable} is made. */
export interface PatchedTableOptions<T> extends EntityTableOptions<T> {
  /** Called with each record as it becomes visible, in the action that changes it. */
  onShown?(record: T): void;
}

interface Pending<T> {
  /** What the server said last, with changes from elsewhere applied. */
  base: T;
  patches: Patch<T>[];
}

/**
 * A table whose records can carry changes that the server has not agreed to yet. They are kept as functions over what
 * the server said, so a live event or an answer that arrives meanwhile changes the base and the pending change is
 * applied on top again: undoing never restores an outdated copy.
 */
export class PatchedTable<T extends { readonly id: string }> {
  readonly #table: EntityTable<T>;
  readonly #pending = new Map<string, Pending<T>>();
  readonly #onShown: (record: T) => void;

  constructor(options: PatchedTableOptions<T>) {
    this.#table = new EntityTable(options);
    this.#onShown = (record) => options.onShown?.(record);
    makeObservable<this, 'settle'>(this, { put: action, patch: action, optimistic: action, settle: action });
  }

  /** Observable. */
  get(id: string): T | undefined {
    return this.#table.get(id);
  }

  /** The plain table below, for deletion and roots. */
  get table(): EntityTable<T> {
    return this.#table;
  }

  /** What the server says, without pending changes. Not observed. */
  baseOf(id: string): T | undefined {
    return this.#pending.get(id)?.base ?? untracked(() => this.#table.get(id));
  }

  /** Takes what the server says. */
  put(record: T): void {
    const pending = this.#pending.get(record.id);
    if (!pending) {
      this.#set(record);
      return;
    }
    pending.base = record;
    this.#show(pending);
  }

  /** Changes what the server says (a live event). */
  patch(id: string, change: Patch<T>): void {
    const base = this.baseOf(id);
    if (!base) return;
    const next = change(base);
    if (next !== base) this.put(next);
  }

  /** Shows a change at once; nothing happens for an unknown id. */
  optimistic(id: string, change: Patch<T>): OptimisticChange {
    const record = this.#table.get(id);
    if (!record) return { commit: () => {}, undo: () => {} };
    const pending = this.#pending.get(id) ?? { base: record, patches: [] };
    this.#pending.set(id, pending);
    pending.patches.push(change);
    this.#show(pending);
    return { commit: () => this.settle(id, change, true), undo: () => this.settle(id, change, false) };
  }

  private settle(id: string, change: Patch<T>, isAgreed: boolean): void {
    const pending = this.#pending.get(id);
    if (!pending?.patches.includes(change)) return;
    pending.patches = pending.patches.filter((other) => other !== change);
    if (isAgreed) pending.base = change(pending.base);
    if (pending.patches.length === 0) this.#pending.delete(id);
    this.#show(pending);
  }

  #show({ base, patches }: Pending<T>): void {
    this.#set(patches.reduce((record, change) => change(record), base));
  }

  #set(record: T): void {
    this.#table.set(record);
    this.#onShown(record);
  }
}
