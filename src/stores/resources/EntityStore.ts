import { action, makeObservable } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';
import { PatchedTable, type OptimisticChange, type Patch } from '../entities/PatchedTable';

/** A record that can be kept by its id. */
export interface Entity {
  readonly id: string;
}

/** How an {@link EntityStore} keeps its records. */
export interface EntityStoreOptions<T extends Entity> {
  /** Records kept although nothing shows them. */
  readonly limit: number;
  /** Joins what is known with what the server says now. By default the new fields win and missing ones stay. */
  merge?(known: T, incoming: T): T;
  /** Follows the server's events while something on screen shows records of this kind. */
  follow?(): Disposable;
}

/** Every record of one kind that an account has met, once each: a change shows in every pane. */
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

  /** The record of an id; observable. */
  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** Takes a record from an answer. @returns its id */
  put(incoming: T): string {
    const known = this.#records.baseOf(incoming.id);
    this.#records.put(known ? this.#merge(known, incoming) : incoming);
    return incoming.id;
  }

  /**
   * Takes a record that was created or changed just now, by this client or by another one. Collections that it belongs
   * to show it from now on. @returns its id
   */
  arrive(incoming: T): string {
    this.put(incoming);
    const record = this.get(incoming.id);
    if (record) for (const listener of this.#listeners) listener(record);
    return incoming.id;
  }

  /** Changes a record after the server agreed or an event said so; nothing happens for an unknown id. */
  patch(id: string, change: Patch<T>): void {
    this.#records.patch(id, change);
  }

  /** Shows a change before the server has agreed. */
  optimistic(id: string, change: Patch<T>): OptimisticChange {
    return this.#records.optimistic(id, change);
  }

  /** Removes a deleted record from every view. A late answer does not bring it back. */
  remove(id: string): void {
    this.#records.table.bury(id);
  }

  /** Calls `listener` for each record that {@link arrive arrives}. */
  onArrived(listener: (record: T) => void): Disposable {
    this.#listeners.add(listener);
    return disposable(() => this.#listeners.delete(listener));
  }

  /** Names records that are in use. */
  addRoots(ids: () => Iterable<string>): Disposable {
    return this.#records.table.addRoots(ids);
  }

  /** Follows the server's events until the last follower lets go. */
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
