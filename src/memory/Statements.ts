import type { Database, PreparedStatement } from '@sqlite.org/sqlite-wasm';

/** A value that is stored. */
export type Cell = string | number | null;

/** Runs statements, each of which is compiled once. */
export class Statements {
  readonly #db: Database;
  readonly #compiled = new Map<string, PreparedStatement>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Runs a statement without an answer. */
  run(sql: string, ...values: readonly Cell[]): void {
    const statement = this.#bound(sql, values);
    try {
      statement.step();
    } finally {
      statement.reset();
    }
  }

  /** All rows of an answer. */
  rows<Row extends readonly Cell[]>(sql: string, ...values: readonly Cell[]): Row[] {
    const statement = this.#bound(sql, values);
    const found: Row[] = [];
    try {
      while (statement.step()) found.push(statement.get([]) as unknown as Row);
    } finally {
      statement.reset();
    }
    return found;
  }

  /** The first row of an answer. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a statement is a text; only its caller knows the columns
  row<Row extends readonly Cell[]>(sql: string, ...values: readonly Cell[]): Row | undefined {
    return this.rows<Row>(sql, ...values)[0];
  }

  /** The first value of an answer, which is a number. */
  number(sql: string, ...values: readonly Cell[]): number {
    return Number(this.row(sql, ...values)?.[0] ?? 0);
  }

  /** Releases all statements. */
  finish(): void {
    for (const statement of this.#compiled.values()) statement.finalize();
    this.#compiled.clear();
  }

  #bound(sql: string, values: readonly Cell[]): PreparedStatement {
    let statement = this.#compiled.get(sql);
    if (!statement) this.#compiled.set(sql, (statement = this.#db.prepare(sql)));
    statement.clearBindings();
    if (values.length > 0) statement.bind([...values]);
    return statement;
  }
}
