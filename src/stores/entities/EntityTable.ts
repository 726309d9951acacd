import { action, makeObservable, observable, untracked } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';

/** Limits of an {@link EntityTable}. */
export interface EntityTableOptions<T> {
  /** Number of records above which unused ones are dropped. */
  readonly limit: number;
  /** Number of deleted ids to remember, so that a late answer does not bring a deleted record back. */
  readonly tombstoneLimit?: number;
  /** Ids of other records that must be kept together with this one. */
  references?(record: T): readonly (string | null | undefined)[];
}

const TOMBSTONE_LIMIT = 2_000;

/** Evicting walks over all roots; doing it every so many records keeps that rare. */
const EVICTION_STEP = 256;

/** More records than one answer brings. Nothing refers to those of an answer until all of them are stored. */
const ANSWER = 128;

/**
 * Frozen records by id. A change replaces the record, so a view that read `get(id)` renders again only for that id. The
 * map is shallow, because deep observables take about fifteen times as much memory.
 */
export class EntityTable<T extends { readonly id: string }> {
  readonly #records = observable.map<string, T>(undefined, { deep: false });
  /** Ids in the order of their last change, oldest first. */
  readonly #order = new Set<string>();
  readonly #tombstones = observable.set<string>(undefined, { deep: false });
  readonly #roots = new Set<() => Iterable<string>>();
  readonly #limit: number;
  /**
   * The size that triggers the next eviction. It grows when more records than the limit are in use, so that not every
   * new record triggers another walk.
   */
  #evictAt: number;
  readonly #tombstoneLimit: number;
  readonly #references: (record: T) => readonly (string | null | undefined)[];

  constructor(options: EntityTableOptions<T>) {
    this.#limit = options.limit;
    this.#evictAt = options.limit + EVICTION_STEP;
    this.#tombstoneLimit = options.tombstoneLimit ?? TOMBSTONE_LIMIT;
    this.#references = (record) => options.references?.(record) ?? [];
    makeObservable(this, { set: action, bury: action, revive: action, evict: action });
  }

  /** The record with an id; observable. */
  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** Whether an id was deleted; observable. */
  isBuried(id: string): boolean {
    return this.#tombstones.has(id);
  }

  /** The ids that are remembered as deleted; not observable. */
  buried(): readonly string[] {
    return untracked(() => [...this.#tombstones]);
  }

  /** All records. */
  all(): readonly T[] {
    return [...this.#records.values()];
  }

  /** Number of records. */
  get size(): number {
    return this.#records.size;
  }

  /** Stores a record, replacing the old one. Does nothing for a deleted id. */
  set(record: T): void {
    if (this.#tombstones.has(record.id)) return;
    this.#records.set(record.id, Object.freeze(record));
    this.#order.delete(record.id);
    this.#order.add(record.id);
    if (this.#records.size > this.#evictAt) this.evict(ANSWER);
  }

  /** Removes a record and remembers that its id is deleted. */
  bury(id: string): void {
    this.#records.delete(id);
    this.#order.delete(id);
    this.#tombstones.add(id);
    if (this.#tombstones.size <= this.#tombstoneLimit) return;
    const [oldest] = this.#tombstones;
    this.#tombstones.delete(oldest!);
  }

  /** Undoes a deletion that the server refused. @param record null if it was not known */
  revive(id: string, record: T | null): void {
    this.#tombstones.delete(id);
    if (record) this.set(record);
  }

  /** Registers ids that are in use; {@link evict} keeps them and everything they refer to. */
  addRoots(ids: () => Iterable<string>): Disposable {
    this.#roots.add(ids);
    return disposable(() => this.#roots.delete(ids));
  }

  /**
   * Drops records that no root reaches, the longest unchanged first, until the limit is met.
   * @param spared the number of newest records that stay in any case
   */
  evict(spared = 0): void {
    let surplus = this.#records.size - this.#limit;
    const kept = surplus > 0 ? this.#reachable() : new Set();
    let left = this.#order.size - spared;
    for (const id of this.#order) {
      if (surplus <= 0 || left <= 0) break;
      left -= 1;
      if (kept.has(id)) continue;
      this.#records.delete(id);
      this.#order.delete(id);
      surplus -= 1;
    }
    this.#evictAt = Math.max(this.#limit, this.#records.size) + EVICTION_STEP;
  }

  #reachable(): ReadonlySet<string> {
    const reached = new Set<string>();
    const pending: string[] = [];
    for (const ids of this.#roots) for (const id of ids()) pending.push(id);
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      const record = this.#records.get(id);
      if (record) for (const other of this.#references(record)) if (other) pending.push(other);
    }
    return reached;
  }
}
