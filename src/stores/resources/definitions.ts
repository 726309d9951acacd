import type { Disposable } from '~/lib/disposable';
import type { AccountScope } from '../session/AccountScope';
import type { Batch, Collection } from './Collection';
import type { Entity, EntityStore, EntityStoreOptions } from './EntityStore';
import { resourcesOf } from './resourcesOf';

/** Where the records of a query are stored: an {@link EntityStore}, or the store of notes or users. */
export interface RecordKeeper {
  /** Prevents records from being dropped while they are in use. */
  addRoots(ids: () => Iterable<string>): Disposable;
  /** Updates records while they are on screen. */
  follow?(): Disposable;
}

/** A kind of record: clips, lists, files … */
export interface EntityDefinition<T extends Entity> {
  /** How many records are kept although nothing shows them; default 500. */
  readonly limit?: number;
  merge?: EntityStoreOptions<T>['merge'];
  /** Subscribes to the server's events while something on screen shows records of this kind. */
  follow?(account: AccountScope, records: EntityStore<T>): Disposable;
}

/** A kind of record, and how to access its records. */
export interface EntityKind<T extends Entity> {
  readonly definition: EntityDefinition<T>;
  /** The records of an account. */
  readonly of: (account: AccountScope) => EntityStore<T>;
  /** The record with an id; observable. */
  readonly one: (account: AccountScope, id: string) => T | undefined;
  /** The records with these ids, without deleted ones; observable. */
  readonly many: (account: AccountScope, ids: readonly string[]) => readonly T[];
}

/** Defines a kind of record. */
export function defineEntity<T extends Entity>(definition: EntityDefinition<T> = {}): EntityKind<T> {
  const of = (account: AccountScope): EntityStore<T> => resourcesOf(account).entities(definition);
  return {
    definition,
    of,
    one: (account, id) => of(account).get(id),
    many: (account, ids) => ids.flatMap((id) => of(account).get(id) ?? []),
  };
}

/** Something that an account loads as a whole. `S` is the stored result, `T` the value for views. */
export interface QueryDefinition<P, S, T> {
  /** Asks the server, stores records in their tables, and returns the result to store: ids, or the answer itself. */
  fetch(account: AccountScope, params: P, signal: AbortSignal): Promise<S>;
  /** Returns the value for the stored result; observed. `undefined` means that it was deleted. */
  read(account: AccountScope, answer: S, params: P): T | undefined;
  /** Returns a value to show before the server has answered; observed. */
  known?(account: AccountScope, params: P): S | undefined;
  /** Where the records of the ids that `fetch` returns are stored. */
  records?(account: AccountScope): RecordKeeper;
  /** How long menus and actions use an answer without asking again; ms, default 0. Views always ask when they open. */
  readonly freshMs?: number;
  /** How long the answer is kept after its last view is gone; ms, default one minute. */
  readonly keepMs?: number;
  /** Keeps the value up to date while it is on screen, if the events of its `records` are not enough. */
  follow?(account: AccountScope, params: P): Disposable;
}

/** Defines a query whose value is read from tables. */
export function defineQuery<P, S, T>(definition: QueryDefinition<P, S, T>): QueryDefinition<P, S, T>;
/** Defines a query whose value is the server's answer. */
export function defineQuery<P, T>(definition: Omit<QueryDefinition<P, T, T>, 'read'>): QueryDefinition<P, T, T>;
export function defineQuery<P, S, T>(definition: Partial<QueryDefinition<P, S, T>>): QueryDefinition<P, S, T> {
  return { read: (_account: AccountScope, answer: S) => answer as unknown as T, ...definition } as QueryDefinition<P, S, T>;
}

/** A list that an account loads batch by batch. */
export interface CollectionDefinition<P, T extends Entity> {
  /** Asks the server for one batch and stores records in their tables. */
  fetch(account: AccountScope, params: P, batch: Batch): Promise<readonly T[]>;
  /** The kind of record of the items. They are read from their table, and new records join the list by themselves. */
  readonly entity?: EntityKind<T>;
  /** Returns whether a record belongs to this list. Without it, new records do not join. */
  includes?(record: T, params: P): boolean;
  /** Where the records of the items' ids are stored, if `entity` does not say it. */
  records?(account: AccountScope): RecordKeeper;
  /** Items in the first and later batches; default 10, then 30. */
  batchSizes?(params: P): { readonly first: number; readonly next: number };
  /** Whether to request one more item than needed, which shows whether the list continues. */
  readonly looksAhead?: boolean;
  /** Returns how the items are sorted, so that new and changed records get their place; newest first without it. */
  compare?(params: P): ((a: T, b: T) => number) | undefined;
  /** Updates the list while it is on screen, if the events of its `entity` are not enough. */
  follow?(account: AccountScope, params: P, list: Collection<T>): Disposable;
}

/** Defines a list that loads batch by batch. */
export function defineCollection<P, T extends Entity>(definition: CollectionDefinition<P, T>): CollectionDefinition<P, T> {
  return definition;
}
