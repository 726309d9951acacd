import { action, makeObservable, untracked } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';
import { PatchedTable, type OptimisticChange, type Patch } from '../entities/PatchedTable';

/** A record that is stored by its id. */
export interface Entity {
  readonly id: string;
}

/** How an {@link EntityStore} stores its records. */
export interface EntityStoreOptions<T extends Entity> {
  /** How many records are kept although nothing shows them. */
  readonly limit: number;
  /** Merges a stored record with the server's latest one. By default, new fields win and missing ones stay. */
  merge?(known: T, incoming: T): T;
  /** Subscribes to the server's events while something on screen shows records of this kind. */
  follow?(): Disposable;
}

/** All records of one kind that an account has seen, once each, so that a change shows in every pane. */
export class EntityStore<T extends Entity> {
  readonly #options: EntityStoreOptions<T>;
  readonly #records: PatchedTable<T>;
  readonly #listeners = new Set<(record: T) => void>();
  #followers = 0;
  #following: Disposable | null = null;

  constructor(options: EntityStoreOptions<T>) {
    this.#options = options;
    this.#records = new PatchedTable<T>({ limit: options.limit });
    makeObservable(this, { put: action, arrive: action, patch: action, remove: action });
  }

  /** The record with an id; observable. */
  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** All records, in no order; not observable. */
  all(): readonly T[] {
    return untracked(() => this.#records.table.all());
  }

  /** Stores a record from an answer. @returns its id */
  put(incoming: T): string {
    const known = this.#records.baseOf(incoming.id);
    this.#records.put(known ? this.#merge(known, incoming) : incoming);
    return incoming.id;
  }

  /**
   * Stores a record that this client or another one just created or changed. Collections that it belongs to show it from now on.
   * @returns its id
   */
  arrive(incoming: T): string {
    this.put(incoming);
    const record = this.get(incoming.id);
    if (record) for (const listener of this.#listeners) listener(record);
    return incoming.id;
  }

  /** Changes a record after the server accepted the change or an event reported it; does nothing for an unknown id. */
  patch(id: string, change: Patch<T>): void {
    this.#records.patch(id, change);
  }

  /** Shows a change before the server has accepted it. */
  optimistic(id: string, change: Patch<T>): OptimisticChange {
    return this.#records.optimistic(id, change);
  }

  /** Removes a deleted record from every view. A late answer does not restore it. */
  remove(id: string): void {
    this.#records.table.bury(id);
  }

  /** Calls `listener` for each record that {@link arrive arrives}. */
  onArrived(listener: (record: T) => void): Disposable {
    this.#listeners.add(listener);
    return disposable(() => this.#listeners.delete(listener));
  }

  /** Registers records that are in use. */
  addRoots(ids: () => Iterable<string>): Disposable {
    return this.#records.table.addRoots(ids);
  }

  /** Subscribes to the server's events until the last follower unsubscribes. */
  follow(): Disposable {
    this.#followers += 1;
    this.#following ??= this.#options.follow?.() ?? null;
    return disposable(() => {
      this.#followers -= 1;
      if (this.#followers > 0) return;
      this.#following?.dispose();
      this.#following = null;
    });
  }

  #merge(known: T, incoming: T): T {
    return this.#options.merge?.(known, incoming) ?? { ...known, ...incoming };
  }
}
