import { action, makeObservable, untracked } from 'mobx';
import { EntityTable, type EntityTableOptions } from './EntityTable';

/** Changes a record; returns the same record when there is nothing to change. */
export type Patch<T> = (record: T) => T;

/** A change that is shown before the server has confirmed it. Call one of the two functions, once. */
export interface OptimisticChange {
  /** The server confirmed the change: it becomes part of the record. */
  commit(): void;
  /** The server refused the change: the record loses it again. */
  undo(): void;
}

/** Options of a {@link PatchedTable}. */
export interface PatchedTableOptions<T> extends EntityTableOptions<T> {
  /** Called with each record as it becomes visible, in the action that changes it. */
  onShown?(record: T): void;
}

interface Pending<T> {
  /** The record as the server last described it, with live changes applied; undefined until it arrives. */
  base: T | undefined;
  patches: Patch<T>[];
}

/**
 * A table whose records can carry changes that the server has not confirmed yet. The changes are kept as functions over the server's
 * record. When a live event or an answer arrives in the meantime, it changes the base record and the pending changes are applied again, so
 * undoing one never restores an outdated copy.
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

  /** The record with an id, with pending changes; observable. */
  get(id: string): T | undefined {
    return this.#table.get(id);
  }

  /** The underlying table, for deletion and roots. */
  get table(): EntityTable<T> {
    return this.#table;
  }

  /** The server's record without pending changes. Not observable. */
  baseOf(id: string): T | undefined {
    return this.#pending.get(id)?.base ?? untracked(() => this.#table.get(id));
  }

  /** Stores the server's record. */
  put(record: T): void {
    const pending = this.#pending.get(record.id);
    if (!pending) {
      this.#set(record);
      return;
    }
    pending.base = record;
    this.#show(pending);
  }

  /** Changes the server's record, after a live event. */
  patch(id: string, change: Patch<T>): void {
    const base = this.baseOf(id);
    if (!base) return;
    const next = change(base);
    if (next !== base) this.put(next);
  }

  /** Shows a change at once, or as soon as the record is known. */
  optimistic(id: string, change: Patch<T>): OptimisticChange {
    const pending = this.#pending.get(id) ?? { base: this.#table.get(id), patches: [] };
    this.#pending.set(id, pending);
    pending.patches.push(change);
    this.#show(pending);
    return { commit: () => this.settle(id, change, true), undo: () => this.settle(id, change, false) };
  }

  private settle(id: string, change: Patch<T>, isAgreed: boolean): void {
    const pending = this.#pending.get(id);
    if (!pending?.patches.includes(change)) return;
    pending.patches = pending.patches.filter((other) => other !== change);
    if (isAgreed && pending.base) pending.base = change(pending.base);
    if (pending.patches.length === 0) this.#pending.delete(id);
    this.#show(pending);
  }

  #show({ base, patches }: Pending<T>): void {
    if (base) this.#set(patches.reduce((record, change) => change(record), base));
  }

  #set(record: T): void {
    this.#table.set(record);
    this.#onShown(record);
  }
}
