import { action, makeObservable, observable } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';

/** How an {@link EntityTable} is bounded. */
export interface EntityTableOptions<T> {
  /** Records kept before what nobody shows is dropped. */
  readonly limit: number;
  /** Deleted ids remembered, so that a late answer does not bring a deleted thing back. */
  readonly tombstoneLimit?: number;
  /** Ids that a kept record needs kept as well. */
  references?(record: T): readonly (string | null | undefined)[];
}

const TOMBSTONE_LIMIT = 2_000;

/** Dropping costs a walk over all roots; doing it in steps of this many records makes that walk rare. */
const EVICTION_STEP = 256;

/**
 * Frozen records by id. A change replaces the record, so a view that read `get(id)` renders again for its id alone; the
 * map is shallow because deep observables cost fifteen times the memory (stack.md section 6).
 */
export class EntityTable<T extends { readonly id: string }> {
  readonly #records = observable.map<string, T>(undefined, { deep: false });
  /** Ids in the order of their last change, oldest first. */
  readonly #order = new Set<string>();
  readonly #tombstones = observable.set<string>(undefined, { deep: false });
  readonly #roots = new Set<() => Iterable<string>>();
  readonly #limit: number;
  /** Size at which to drop next. Above the limit plus a step when more than that is in use: it need not be looked at for each record. */
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

  /** The record of an id; observable. */
  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** Whether an id was deleted; observable. */
  isBuried(id: string): boolean {
    return this.#tombstones.has(id);
  }

  /** Every record that is kept. */
  all(): readonly T[] {
    return [...this.#records.values()];
  }

  get size(): number {
    return this.#records.size;
  }

  /** Puts a record in place of what was there. A buried id stays buried. */
  set(record: T): void {
    if (this.#tombstones.has(record.id)) return;
    this.#records.set(record.id, Object.freeze(record));
    this.#order.delete(record.id);
    this.#order.add(record.id);
    if (this.#records.size > this.#evictAt) this.evict();
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

  /** Takes a deletion back that did not happen. */
  revive(record: T): void {
    this.#tombstones.delete(record.id);
    this.set(record);
  }

  /** Names ids that are in use somewhere; they and what they refer to survive {@link evict}. */
  addRoots(ids: () => Iterable<string>): Disposable {
    this.#roots.add(ids);
    return disposable(() => this.#roots.delete(ids));
  }

  /** Drops what no root reaches, the longest unchanged first, until the limit is kept. */
  evict(): void {
    let surplus = this.#records.size - this.#limit;
    const kept = surplus > 0 ? this.#reachable() : new Set();
    for (const id of this.#order) {
      if (surplus <= 0) break;
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
