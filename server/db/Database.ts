import LibsqlDatabase from 'libsql';

/** Values that can be bound to a `?`. Booleans become 0 and 1, dates milliseconds, undefined null. */
export type SqlValue = string | number | bigint | boolean | null | undefined | Date | Uint8Array;

/** The used part of the driver's statement type. The driver's own types derive parameters from the text of each query. */
interface Statement {
  all(params: readonly unknown[]): unknown[];
  get(params: readonly unknown[]): unknown;
  run(params: readonly unknown[]): { changes: number };
}

/** How many prepared statements are kept. Queries with generated text would otherwise pile up. */
const PREPARED_LIMIT = 400;

/**
 * The instance's connection to SQLite. It is synchronous, so an endpoint needs no locks.
 *
 * The driver aborts the whole process on a bound boolean and adds a `_metadata` field to single rows, so nothing else
 * may use it. Columns need a declared type, because every number is bound as REAL.
 */
export class Database {
  readonly #connection: LibsqlDatabase.Database;
  readonly #prepared = new Map<string, Statement>();
  #depth = 0;
  #afterCommit: (() => void)[] = [];
  readonly #settling: (() => void)[] = [];
  #isSettling = false;

  /** @param file a path, or `:memory:`. */
  constructor(file: string) {
    this.#connection = new LibsqlDatabase(file);
    // An answered write has reached the operating system, so a killed process loses nothing. NORMAL risks only power
    // loss.
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
  }

  /** All rows of a query. Bind a list of ids as one JSON text: `IN (SELECT value FROM json_each(?))`. */
  all<T>(sql: string, params: readonly SqlValue[] = []): T[] {
    return this.#prepare(sql).all(bindable(params)) as T[];
  }

  /** The first row of a query, or undefined. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the row's shape, which SQL cannot tell
  get<T>(sql: string, params: readonly SqlValue[] = []): T | undefined {
    const row = this.#prepare(sql).get(bindable(params)) as (T & { _metadata?: unknown }) | undefined;
    if (row === undefined || row === null) return undefined;
    delete row._metadata;
    return row;
  }

  /** Runs a statement that changes something. `changes` is the number of affected rows. */
  run(sql: string, params: readonly SqlValue[] = []): { changes: number } {
    return { changes: this.#prepare(sql).run(bindable(params)).changes };
  }

  /** Runs several statements without parameters, as in migrations. */
  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  /**
   * Runs `work` so that all of its changes are kept or none. An inner transaction joins the outer one. `work` must be
   * synchronous: during an `await`, other requests would join the transaction.
   */
  transaction<T>(work: () => T): T {
    if (this.#depth > 0) {
      this.#depth++;
      try {
        return work();
      } finally {
        this.#depth--;
      }
    }
    this.#connection.exec('BEGIN IMMEDIATE');
    this.#depth = 1;
    let value: T;
    try {
      value = work();
      this.#connection.exec('COMMIT');
    } catch (error) {
      this.#depth = 0;
      this.#afterCommit = [];
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
    this.#depth = 0;
    const waiting = this.#afterCommit;
    this.#afterCommit = [];
    this.#settle(waiting);
    return value;
  }

  /** Whether a transaction is running, whose changes may still be rolled back. */
  get inTransaction(): boolean {
    return this.#depth > 0;
  }

  /**
   * Runs `run` after the running transaction commits (never after a rollback), or at once outside a transaction. Calls
   * made by `run` wait for their turn, so everything runs in the order of the calls.
   */
  afterCommit(run: () => void): void {
    if (this.#depth > 0) this.#afterCommit.push(run);
    else this.#settle([run]);
  }

  /** Closes the database. Its log is merged into it, so that a copy of the one file is a complete backup. */
  close(): void {
    this.#prepared.clear();
    try {
      this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // A statement still runs. The log stays beside the file, and the next start merges it.
    }
    this.#connection.close();
  }

  #settle(runs: readonly (() => void)[]): void {
    this.#settling.push(...runs);
    if (this.#isSettling) return;
    this.#isSettling = true;
    const errors: unknown[] = [];
    for (let run = this.#settling.shift(); run; run = this.#settling.shift()) {
      try {
        run();
      } catch (error) {
        errors.push(error);
      }
    }
    this.#isSettling = false;
    if (errors.length > 0) throw errors[0];
  }

  #prepare(sql: string): Statement {
    const ready = this.#prepared.get(sql);
    if (ready) return ready;
    const statement: Statement = this.#connection.prepare(sql);
    if (this.#prepared.size >= PREPARED_LIMIT) {
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/**
 * Turns values into those that the driver binds safely. They are passed as one list, because the driver reads a lone
 * null or object as named parameters.
 */
function bindable(params: readonly SqlValue[]): (string | number | bigint | null | Uint8Array)[] {
  return params.map((value) => {
    if (value === undefined || value === null) return null;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value instanceof Date) return value.getTime();
    if (typeof value === 'object' && !(value instanceof Uint8Array))
      throw new TypeError('only plain values can be bound; encode objects as JSON');
    return value;
  });
}

/** Escapes a text for a LIKE pattern with `ESCAPE '\'`, so that its characters stand for themselves. */
export const likeText = (text: string): string => text.replaceAll(/[%_\\]/g, String.raw`\$&`);
