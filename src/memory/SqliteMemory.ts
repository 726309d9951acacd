import type { Database } from '@sqlite.org/sqlite-wasm';
import type { WireNote } from '~/api/wire';
import type { Note, User } from '~/services/records';
import { facetsOf, hostOf, idOf } from './facets';
import { flattened, nested } from './flatten';
import type {
  AccountKey,
  ExportPage,
  FoundNotes,
  KeptNotification,
  MemoryBatch,
  MemoryEngine,
  MemoryFigures,
  MemoryLimits,
  MemorySearch,
  Recollection,
} from './model';
import { placesOfSearch } from './placesOfSearch';
import { PLACES_PER_MS, PRAGMAS, RARE_INDEXES, SCHEMA, SCHEMA_VERSION } from './schema';
import { Statements } from './Statements';
import { searchedText } from './words';

/** How many notes one step of tidying up drops, so that searches need not wait for long. */
const DROP_STEP = 400;

/** How much of the index one step of tidying up merges; pages. */
const MERGE_STEP = 64;

/** How many pages one step of tidying up returns to the disk. */
const VACUUM_STEP = 128;

/** How full the memory is left after notes were dropped, so that not each batch drops some. */
const FILL = 0.9;

/** How many notifications each account keeps. */
const MAX_NOTIFICATIONS = 200;

/** How many descriptions of people are known to be stored, so that they are not stored again. */
const KNOWN_PEOPLE = 1_000;

/** The file is of another version. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/** The memory in a database of SQLite. Every call is one transaction at most. */
export class SqliteMemory implements MemoryEngine {
  readonly kind = 'sqlite';
  readonly #db: Database;
  readonly #sql: Statements;
  readonly #knownPeople = new Map<string, string>();
  #limits: MemoryLimits = { maxBytes: Infinity, maxAgeMs: null, keepsPrivate: false };
  /** Whether the index may be merged further. */
  #isUnmerged = false;
  /** How many notes are still to be dropped, because there is no more room. */
  #surplus = 0;
  /** Whether the index still has what was dropped, so that the size says nothing about the notes. */
  #isReclaiming = false;

  /** @throws {OtherVersionError} or an error of SQLite, if the file cannot be used */
  constructor(db: Database) {
    this.#db = db;
    db.exec(PRAGMAS);
    const version = Number(db.selectValue('PRAGMA user_version'));
    const isEmpty = Number(db.selectValue('SELECT count(*) FROM sqlite_schema')) === 0;
    if (isEmpty) db.exec(SCHEMA);
    else if (version !== SCHEMA_VERSION) throw new OtherVersionError(`version ${version}`);
    db.exec(RARE_INDEXES);
    this.#sql = new Statements(db);
    this.#isUnmerged = !isEmpty;
  }

  limit(limits: MemoryLimits): void {
    this.#limits = limits;
    if (!limits.keepsPrivate) this.#transaction(() => this.#drop('SELECT place FROM notes WHERE private = 1'));
  }

  write(batch: MemoryBatch): void {
    this.#transaction(() => {
      const account = this.#account(batch.account);
      const { notes, users } = flattened(batch);
      for (const user of users.values()) this.#putPerson(account, user, batch.seenAt);
      for (const note of notes.values()) this.#put(account, note, batch, users.get(note.userId));
      for (const id of batch.gone ?? []) this.#forget(account, id);
      for (const { key, ids } of batch.feeds ?? []) this.#join(account, key, ids);
      for (const one of batch.notifications ?? []) this.#putNotification(account, one);
      if (batch.notifications) this.#trimNotifications(account);
    });
    this.#isUnmerged = true;
  }

  search(search: MemorySearch): FoundNotes {
    const accounts = search.accounts.flatMap((key) => {
      const n = this.#knownAccount(key);
      return n === undefined ? [] : [{ n, key }];
    });
    if (accounts.length === 0) return { notes: [], next: null };
    const places = placesOfSearch(this.#sql, search, accounts);
    const notes = places.flatMap(({ place, account }) => {
      const note = this.#nestedAt(account, place);
      const key = accounts.find(({ n }) => n === account)!.key;
      return note ? [{ account: key, note }] : [];
    });
    return { notes, next: places.length < search.limit ? null : places.at(-1)!.place };
  }

  recall(what: Recollection): readonly WireNote[] {
    const account = this.#knownAccount(what.account);
    if (account === undefined) return [];
    if (what.of === 'note') return this.#nestedAll(account, [this.#placeOf(account, what.id)]);
    if (what.of === 'conversation') return this.#nestedAll(account, this.#above(account, what.id, what.limit));
    if (what.of === 'replies') {
      const places = this.#places(
        `SELECT place FROM notes WHERE account = ?1 AND reply = ?2
         UNION SELECT place FROM notes WHERE account = ?1 AND renote = ?2 AND pure = 0 ORDER BY place DESC LIMIT ?3`,
        account,
        what.id,
        what.limit,
      );
      return this.#nestedAll(account, places);
    }
    const before = what.until === undefined ? Number.MAX_SAFE_INTEGER : (this.#placeOf(account, what.until) ?? 0);
    if (what.of === 'author') {
      const sql = 'SELECT place FROM notes WHERE account = ? AND author = ? AND place < ? ORDER BY place DESC LIMIT ?';
      return this.#nestedAll(account, this.#places(sql, account, what.userId, before, what.limit));
    }
    const sql = `SELECT place FROM members WHERE feed = (SELECT n FROM feeds WHERE account = ? AND key = ?) AND place < ?
                 ORDER BY place DESC LIMIT ?`;
    return this.#nestedAll(account, this.#places(sql, account, what.key, before, what.limit));
  }

  person(key: AccountKey, who: string): User | null {
    const account = this.#knownAccount(key);
    if (account === undefined) return null;
    const byId = this.#person(account, who);
    if (byId) return byId;
    const [name = '', host = hostOf(key)] = who.replace(/^@/, '').toLowerCase().split('@');
    const [json] = this.#sql.row<[string]>(
      'SELECT json FROM people WHERE account = ? AND name = ? AND host IN (?, ?)',
      account,
      name,
      host === hostOf(key) ? '' : host,
      host,
    ) ?? [null];
    return json === null ? null : (JSON.parse(json) as User);
  }

  notifications(key: AccountKey, limit: number): readonly KeptNotification[] {
    const account = this.#knownAccount(key);
    if (account === undefined) return [];
    const rows = this.#sql.rows<[string]>('SELECT json FROM notifications WHERE account = ? ORDER BY at DESC LIMIT ?', account, limit);
    return rows.flatMap(([json]) => {
      const { noteId, userId, ...rest } = JSON.parse(json) as KeptNotification & { noteId: string | null; userId: string | null };
      const [note] = noteId === null ? [] : this.#nestedAll(account, [this.#placeOf(account, noteId)]);
      const user = userId === null ? null : this.#person(account, userId);
      const isWhole = (noteId === null || note) && (userId === null || user);
      return isWhole ? [{ ...rest, ...(note && { note }), ...(user && { user, userId: user.id }) }] : [];
    });
  }

  figures(): MemoryFigures {
    return {
      notes: this.#sql.number('SELECT count(*) FROM notes'),
      people: this.#sql.number('SELECT count(*) FROM people'),
      bytes: this.#bytes(),
      oldest: (this.#sql.row<[number | null]>('SELECT min(seen) FROM notes') ?? [null])[0],
      accounts: this.#sql
        .rows<[string, number]>('SELECT key, (SELECT count(*) FROM notes WHERE account = n) FROM accounts ORDER BY n')
        .map(([key, notes]) => ({ key, notes })),
    };
  }

  exported(after: number | null, limit: number): ExportPage {
    const rows = this.#sql.rows<[number, number, string, number]>(
      `SELECT notes.place, notes.account, accounts.key, notes.seen FROM notes JOIN accounts ON accounts.n = notes.account
       WHERE notes.place > ? ORDER BY notes.place LIMIT ?`,
      after ?? -1,
      limit,
    );
    const notes = rows.flatMap(([place, account, key, seenAt]) => {
      const note = this.#nestedAt(account, place);
      return note ? [{ account: key, seenAt, note }] : [];
    });
    return { notes, next: rows.length < limit ? null : rows.at(-1)![0] };
  }

  wipe(key: AccountKey | null): void {
    this.#knownPeople.clear();
    const accounts = key === null ? this.#sql.rows<[number]>('SELECT n FROM accounts') : [[this.#knownAccount(key)]];
    this.#transaction(() => {
      for (const [account] of accounts) if (account !== undefined) this.#wipe(account);
    });
    this.#db.exec('PRAGMA incremental_vacuum');
  }

  tend(now: number): boolean {
    const { maxAgeMs } = this.#limits;
    const dropped = this.#transaction(() => {
      const old = maxAgeMs === null ? 0 : this.#drop(`SELECT place FROM notes WHERE seen < ? LIMIT ${DROP_STEP}`, now - maxAgeMs);
      return old + this.#dropSurplus();
    });
    if (dropped > 0 && dropped < DROP_STEP) this.#dropPeople(now);
    this.#merge();
    this.#db.exec(`PRAGMA incremental_vacuum(${VACUUM_STEP})`);
    const isFull = this.#bytes() > this.#limits.maxBytes && this.#sql.number('SELECT EXISTS (SELECT 1 FROM notes)') === 1;
    return dropped >= DROP_STEP || isFull || this.#isUnmerged || this.#sql.number('PRAGMA freelist_count') > VACUUM_STEP;
  }

  close(): void {
    this.#sql.finish();
    this.#db.close();
  }

  #transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (thrown) {
      this.#knownPeople.clear();
      try {
        this.#db.exec('ROLLBACK');
      } catch {
        // SQLite has already done so, as it does when the disk is full.
      }
      throw thrown;
    }
  }

  #bytes(): number {
    const pages = this.#sql.number('PRAGMA page_count') - this.#sql.number('PRAGMA freelist_count');
    return pages * this.#sql.number('PRAGMA page_size');
  }

  #knownAccount(key: AccountKey): number | undefined {
    return this.#sql.row<[number]>('SELECT n FROM accounts WHERE key = ?', key)?.[0];
  }

  #account(key: AccountKey): number {
    this.#sql.run('INSERT OR IGNORE INTO accounts (key) VALUES (?)', key);
    return this.#knownAccount(key)!;
  }

  #places(sql: string, ...values: readonly (string | number)[]): number[] {
    return this.#sql.rows<[number]>(sql, ...values).map(([place]) => place);
  }

  #placeOf(account: number, id: string): number | undefined {
    return this.#sql.row<[number]>('SELECT place FROM notes WHERE account = ? AND id = ?', account, id)?.[0];
  }

  /** The notes that a note replies to, the nearest first. */
  #above(account: number, id: string, limit: number): number[] {
    return this.#places(
      `WITH RECURSIVE above (id, depth) AS (
         SELECT reply, 1 FROM notes WHERE account = ?1 AND id = ?2 AND reply IS NOT NULL
         UNION ALL SELECT notes.reply, depth + 1 FROM above JOIN notes ON notes.account = ?1 AND notes.id = above.id
         WHERE notes.reply IS NOT NULL AND depth < ?3
       )
       SELECT place FROM above JOIN notes ON notes.account = ?1 AND notes.id = above.id ORDER BY depth`,
      account,
      id,
      limit,
    );
  }

  #noteAt(place: number): Note | null {
    const row = this.#sql.row<[string]>('SELECT json FROM bodies WHERE place = ?', place);
    return row ? (JSON.parse(row[0]) as Note) : null;
  }

  #person(account: number, id: string): User | null {
    const row = this.#sql.row<[string]>('SELECT json FROM people WHERE account = ? AND id = ?', account, id);
    return row ? (JSON.parse(row[0]) as User) : null;
  }

  #nestedAt(account: number, place: number): WireNote | null {
    const note = this.#noteAt(place);
    return (
      note &&
      nested(note, {
        note: (id) => {
          const inner = this.#placeOf(account, id);
          return inner === undefined ? null : this.#noteAt(inner);
        },
        user: (id) => this.#person(account, id),
      })
    );
  }

  #nestedAll(account: number, places: readonly (number | undefined)[]): WireNote[] {
    return places.flatMap((place) => (place === undefined ? [] : (this.#nestedAt(account, place) ?? [])));
  }

  #putPerson(account: number, user: User, seenAt: number): void {
    const key = `${account}/${user.id}`;
    const json = JSON.stringify(user);
    if (this.#knownPeople.get(key) === json) return;
    this.#knownPeople.set(key, json);
    if (this.#knownPeople.size > KNOWN_PEOPLE) this.#knownPeople.delete(this.#knownPeople.keys().next().value!);
    // Those of a timeline say less than those of a profile.
    const before = this.#person(account, user.id);
    const known = before ? JSON.stringify({ ...before, ...(JSON.parse(json) as User) }) : json;
    this.#sql.run(
      'INSERT OR REPLACE INTO people (account, id, name, host, seen, json) VALUES (?, ?, ?, ?, ?, ?)',
      account,
      user.id,
      user.username.toLowerCase(),
      user.host?.toLowerCase() ?? '',
      seenAt,
      known,
    );
  }

  #put(account: number, note: Note, { account: key, seenAt }: MemoryBatch, author: User | undefined): void {
    const facets = facetsOf(note, idOf(key));
    if (note.isHidden || (facets.isPrivate && !this.#limits.keepsPrivate)) return;
    const known = this.#sql.row<[number, string]>('SELECT place, text FROM notes WHERE account = ? AND id = ?', account, note.id);
    const text = searchedText(note);
    const json = JSON.stringify(note);
    if (known) {
      const [place, before] = known;
      this.#sql.run(
        'UPDATE notes SET seen = ?, files = ?, kinds = ?, reacted = ?, private = ? WHERE place = ?',
        seenAt,
        facets.files,
        facets.kinds,
        facets.reacted,
        facets.isPrivate ? 1 : 0,
        place,
      );
      this.#sql.run('UPDATE bodies SET json = ? WHERE place = ?', json, place);
      if (before === text) return;
      this.#unindex(place, before);
      this.#sql.run('UPDATE notes SET text = ? WHERE place = ?', text, place);
      this.#index(place, text);
      return;
    }
    const host = (author ?? this.#person(account, note.userId))?.host?.toLowerCase() ?? '';
    const place = this.#newPlace(note, seenAt);
    this.#sql.run(
      `INSERT INTO notes (place, account, id, author, host, reply, renote, seen, files, kinds, reacted, private, pure, text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      place,
      account,
      note.id,
      note.userId,
      host,
      note.replyId ?? null,
      note.renoteId ?? null,
      seenAt,
      facets.files,
      facets.kinds,
      facets.reacted,
      facets.isPrivate ? 1 : 0,
      facets.isPure ? 1 : 0,
      text,
    );
    this.#sql.run('INSERT INTO bodies (place, json) VALUES (?, ?)', place, json);
    this.#index(place, text);
  }

  /** A place among the notes of the same moment. */
  #newPlace({ createdAt }: Note, seenAt: number): number {
    const parsed = Date.parse(createdAt);
    const moment = Number.isFinite(parsed) ? Math.min(Math.max(parsed, 0), seenAt + 86_400_000) : seenAt;
    const first = Math.floor(moment) * PLACES_PER_MS;
    const taken = this.#sql.row<[number | null]>(
      'SELECT max(place) FROM notes WHERE place BETWEEN ? AND ?',
      first,
      first + PLACES_PER_MS - 1,
    );
    return taken?.[0] == null ? first : this.#free(taken[0] + 1);
  }

  /** The first free place; they overflow into the next millisecond. */
  #free(place: number): number {
    let free = place;
    while (this.#sql.row('SELECT 1 FROM notes WHERE place = ?', free)) free += 1;
    return free;
  }

  #index(place: number, text: string): void {
    if (text !== '') this.#sql.run('INSERT INTO words (rowid, text) VALUES (?, ?)', place, text);
  }

  #unindex(place: number, text: string): void {
    if (text !== '') this.#sql.run("INSERT INTO words (words, rowid, text) VALUES ('delete', ?, ?)", place, text);
  }

  /** Drops notes. @param sql finds their places @returns how many there were */
  #drop(sql: string, ...values: readonly (string | number)[]): number {
    const places = this.#places(sql, ...values);
    for (const place of places) {
      this.#unindex(place, this.#sql.row<[string]>('SELECT text FROM notes WHERE place = ?', place)![0]);
      this.#sql.run('DELETE FROM notes WHERE place = ?', place);
      this.#sql.run('DELETE FROM bodies WHERE place = ?', place);
      this.#sql.run('DELETE FROM members WHERE place = ?', place);
    }
    return places.length;
  }

  /** Drops a note that its author deleted, and what only passed it on. */
  #forget(account: number, id: string): void {
    this.#drop('SELECT place FROM notes WHERE account = ? AND id = ?', account, id);
    this.#drop('SELECT place FROM notes WHERE account = ? AND renote = ? AND pure = 1', account, id);
  }

  /** Drops people who were not seen for a day and have no notes any more. */
  #dropPeople(now: number): void {
    this.#sql.run(
      `DELETE FROM people WHERE seen < ? AND NOT EXISTS
       (SELECT 1 FROM notes WHERE notes.account = people.account AND notes.author = people.id)`,
      now - 86_400_000,
    );
    this.#knownPeople.clear();
  }

  #join(account: number, key: string, ids: readonly string[]): void {
    this.#sql.run('INSERT OR IGNORE INTO feeds (account, key) VALUES (?, ?)', account, key);
    const feed = this.#sql.number('SELECT n FROM feeds WHERE account = ? AND key = ?', account, key);
    for (const id of ids) {
      const place = this.#placeOf(account, id);
      if (place !== undefined) this.#sql.run('INSERT OR IGNORE INTO members (feed, place) VALUES (?, ?)', feed, place);
    }
  }

  #putNotification(account: number, { note, user, ...rest }: KeptNotification): void {
    const json = JSON.stringify({ ...rest, noteId: note?.id ?? null, userId: user?.id ?? null });
    const at = Date.parse(rest.createdAt);
    this.#sql.run('INSERT OR REPLACE INTO notifications (account, id, at, json) VALUES (?, ?, ?, ?)', account, rest.id, at || 0, json);
  }

  #trimNotifications(account: number): void {
    this.#sql.run(
      `DELETE FROM notifications WHERE account = ?1 AND id NOT IN
       (SELECT id FROM notifications WHERE account = ?1 ORDER BY at DESC LIMIT ${MAX_NOTIFICATIONS})`,
      account,
    );
  }

  #wipe(account: number): void {
    this.#drop('SELECT place FROM notes WHERE account = ?', account);
    this.#sql.run('DELETE FROM people WHERE account = ?', account);
    this.#sql.run('DELETE FROM notifications WHERE account = ?', account);
    this.#sql.run('DELETE FROM feeds WHERE account = ?', account);
    this.#sql.run('DELETE FROM accounts WHERE n = ?', account);
  }

  /**
   * Drops the next of the notes for which there is no room. The index forgets them only when its parts are merged, so their number is known
   * before, and nothing more is dropped until then.
   */
  #dropSurplus(): number {
    const { maxBytes } = this.#limits;
    if (this.#surplus === 0 && !this.#isReclaiming) {
      const bytes = this.#bytes();
      if (bytes <= maxBytes) return 0;
      this.#surplus = Math.ceil(this.#sql.number('SELECT count(*) FROM notes') * (1 - (FILL * maxBytes) / bytes));
    }
    if (this.#surplus === 0) return 0;
    const step = Math.min(this.#surplus, DROP_STEP);
    const dropped = this.#drop(`SELECT place FROM notes ORDER BY seen LIMIT ${step}`);
    this.#surplus = dropped < step ? 0 : this.#surplus - dropped;
    if (this.#surplus === 0) {
      this.#isReclaiming = true;
      this.#isUnmerged = true;
      // All parts of the index are to be merged, which the following steps do.
      this.#sql.run("INSERT INTO words (words, rank) VALUES ('merge', -1)");
    }
    return dropped;
  }

  /** Merges the index a little: searches are fastest in one part. */
  #merge(): void {
    if (!this.#isUnmerged) return;
    const before = this.#sql.number('SELECT total_changes()');
    this.#sql.run(`INSERT INTO words (words, rank) VALUES ('merge', ${MERGE_STEP})`);
    // As SQLite documents it: one change is the statement itself, more are work that was done.
    this.#isUnmerged = this.#sql.number('SELECT total_changes()') - before >= 2;
    if (!this.#isUnmerged) this.#isReclaiming = false;
  }
}
