import type { WireNote } from '~/api/wire';
import type { Note, User } from '~/services/records';
import { facetsOf, fileBit, hostOf, idOf, kindBit, type Facets } from './facets';
import { flattened, nested } from './flatten';
import type {
  AccountKey,
  ExportPage,
  FoundNote,
  FoundNotes,
  KeptNotification,
  MemoryBatch,
  MemoryEngine,
  MemoryFigures,
  MemoryLimits,
  MemorySearch,
  Recollection,
} from './model';
import { PLACES_PER_MS } from './schema';
import { searchedText, wantedWords } from './words';

const NAME = 'wisteria-memory';
const VERSION = 1;

/** How many notes one step of tidying up drops, and how many a search reads at once. */
const STEP = 200;

/** How many parts of two letters each note is found by. */
const MAX_PAIRS = 300;

/** How full the memory is left after notes were dropped. */
const FILL = 0.9;

/** A note as it is stored. `pairs` are its account and two letters each. */
interface StoredNote extends Omit<Facets, 'isPrivate' | 'isPure'> {
  readonly place: number;
  readonly account: AccountKey;
  readonly id: string;
  readonly author: string;
  readonly host: string;
  readonly reply: string;
  readonly renote: string;
  readonly seen: number;
  readonly private: 0 | 1;
  readonly pure: 0 | 1;
  readonly text: string;
  readonly bytes: number;
  readonly pairs: readonly string[];
  readonly feeds: readonly string[];
  readonly note: Note;
}

interface StoredPerson {
  readonly account: AccountKey;
  readonly id: string;
  readonly name: string;
  readonly user: User;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed')));
  });

/** Every two letters that follow each other in a text. */
function pairsOf(text: string): readonly string[] {
  const letters = Array.from(text);
  return [...new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))].slice(0, MAX_PAIRS);
}

const FIRST = '';
const LAST = '\u{10FFFF}';

/** The memory in IndexedDB, for browsers whose file system SQLite cannot use. Notes are found by two of their letters, and then read. */
export class IndexedMemory implements MemoryEngine {
  readonly kind = 'indexed';
  readonly #db: IDBDatabase;
  #limits: MemoryLimits = { maxBytes: Infinity, maxAgeMs: null, keepsPrivate: false };
  /** null until they were counted. */
  #bytes: number | null = null;

  private constructor(db: IDBDatabase) {
    this.#db = db;
  }

  /** Opens the memory. */
  static async open(factory: IDBFactory): Promise<IndexedMemory> {
    const request = factory.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const notes = request.result.createObjectStore('notes', { keyPath: 'place' });
      notes.createIndex('id', ['account', 'id'], { unique: true });
      notes.createIndex('pairs', 'pairs', { multiEntry: true });
      notes.createIndex('feeds', 'feeds', { multiEntry: true });
      notes.createIndex('author', ['account', 'author', 'place']);
      notes.createIndex('reply', ['account', 'reply']);
      notes.createIndex('renote', ['account', 'renote']);
      notes.createIndex('seen', 'seen');
      notes.createIndex('account', 'account');
      notes.createIndex('private', 'private');
      request.result.createObjectStore('people', { keyPath: ['account', 'id'] }).createIndex('name', ['account', 'name']);
      request.result.createObjectStore('notifications', { keyPath: ['account', 'id'] });
    });
    return new IndexedMemory(await done(request));
  }

  /** Deletes everything. */
  static async discard(factory: IDBFactory): Promise<void> {
    await done(factory.deleteDatabase(NAME));
  }

  async limit(limits: MemoryLimits): Promise<void> {
    this.#limits = limits;
    if (!limits.keepsPrivate) await this.#drop('private', IDBKeyRange.only(1), Infinity);
  }

  async write(batch: MemoryBatch): Promise<void> {
    const { notes, users } = flattened(batch);
    const { account, seenAt } = batch;
    const feeds = new Map<string, string[]>();
    for (const { key, ids } of batch.feeds ?? []) for (const id of ids) feeds.set(id, [...(feeds.get(id) ?? []), `${account}\n${key}`]);
    const transaction = this.#db.transaction(['notes', 'people', 'notifications'], 'readwrite');
    const end = ended(transaction);
    const stores = {
      notes: transaction.objectStore('notes'),
      people: transaction.objectStore('people'),
      notifications: transaction.objectStore('notifications'),
    };
    try {
      for (const user of users.values()) await this.#putPerson(stores.people, account, user);
      for (const note of notes.values())
        await this.#put(stores.notes, note, account, seenAt, users.get(note.userId), feeds.get(note.id) ?? []);
      for (const [id, keys] of feeds) if (!notes.has(id)) await this.#join(stores.notes, account, id, keys);
      for (const id of batch.gone ?? []) await this.#forget(stores.notes, account, id);
      for (const { note, user, ...rest } of batch.notifications ?? [])
        stores.notifications.put({ ...rest, account, noteId: note?.id ?? null, userId: user?.id ?? null });
    } catch (thrown) {
      // What could not be stored takes the rest of its batch with it.
      if (transaction.error === null) {
        try {
          transaction.abort();
        } catch {
          // It has ended.
        }
      }
      await end.catch(() => {});
      throw thrown;
    }
    await end;
    this.#bytes = null;
  }

  async search(search: MemorySearch): Promise<FoundNotes> {
    const words = wantedWords(search.words);
    const before = Math.min(search.after ?? Infinity, search.until === undefined ? Infinity : search.until * PLACES_PER_MS);
    const from = (search.since ?? 0) * PLACES_PER_MS;
    const authors = search.author ? await this.#authors(search) : null;
    const found: { readonly stored: StoredNote; readonly account: AccountKey }[] = [];
    const places = (await Promise.all(search.accounts.map((account) => this.#candidates(account, words)))).flat();
    const ordered = places.filter((place) => place < before && place >= from).toSorted((a, b) => b - a);
    for (let at = 0; at < ordered.length && found.length < search.limit; at += STEP) {
      const step = await Promise.all(ordered.slice(at, at + STEP).map((place) => this.#at(place)));
      for (const stored of step) if (stored && matches(stored, search, words, authors)) found.push({ stored, account: stored.account });
    }
    const shown = found.slice(0, search.limit);
    const notes = await Promise.all(
      shown.map(async ({ stored, account }): Promise<readonly FoundNote[]> => {
        const note = await this.#nested(account, stored.note);
        return note ? [{ account, note }] : [];
      }),
    );
    return { notes: notes.flat(), next: shown.length < search.limit ? null : shown.at(-1)!.stored.place };
  }

  async recall(what: Recollection): Promise<readonly WireNote[]> {
    const { account } = what;
    const all = async (stored: readonly (StoredNote | undefined)[]): Promise<WireNote[]> =>
      (await Promise.all(stored.map((one) => (one ? this.#nested(account, one.note) : Promise.resolve(null))))).flatMap(
        (note) => note ?? [],
      );
    if (what.of === 'note') return all([await this.#byId(account, what.id)]);
    if (what.of === 'conversation') return all(await this.#above(account, what.id, what.limit));
    if (what.of === 'replies') {
      const answers = await Promise.all([this.#answers('reply', account, what.id), this.#answers('renote', account, what.id)]);
      return all(
        answers
          .flat()
          .toSorted((a, b) => b.place - a.place)
          .slice(0, what.limit),
      );
    }
    const until = what.until === undefined ? Infinity : ((await this.#byId(account, what.until))?.place ?? 0);
    const places =
      what.of === 'author'
        ? await this.#keys('author', IDBKeyRange.bound([account, what.userId, 0], [account, what.userId, Number.MAX_SAFE_INTEGER]))
        : await this.#keys('feeds', IDBKeyRange.only(`${account}\n${what.key}`));
    const wanted = places
      .filter((place) => place < until)
      .toSorted((a, b) => b - a)
      .slice(0, what.limit);
    return all(await Promise.all(wanted.map((place) => this.#at(place))));
  }

  async person(account: AccountKey, who: string): Promise<User | null> {
    const byId = await this.#personById(account, who);
    if (byId) return byId;
    const [name = '', host = hostOf(account)] = who.replace(/^@/, '').toLowerCase().split('@');
    const named = await this.#named(account, name);
    return named.find((user) => (user.host?.toLowerCase() ?? hostOf(account)) === host) ?? null;
  }

  async notifications(account: AccountKey, limit: number): Promise<readonly KeptNotification[]> {
    type Stored = KeptNotification & { account: AccountKey; noteId: string | null; userId: string | null };
    const range = IDBKeyRange.bound([account, FIRST], [account, LAST]);
    const stored = (await done(this.#store('notifications').getAll(range))) as Stored[];
    const newest = stored.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
    const whole = await Promise.all(
      newest.map(async ({ account: _of, noteId, userId, ...rest }): Promise<readonly KeptNotification[]> => {
        const kept = noteId === null ? undefined : await this.#byId(account, noteId);
        const note = kept && (await this.#nested(account, kept.note));
        const user = userId === null ? null : await this.#personById(account, userId);
        if ((noteId !== null && !note) || (userId !== null && !user)) return [];
        return [{ ...rest, ...(note && { note }), ...(user && { user, userId: user.id }) }];
      }),
    );
    return whole.flat();
  }

  async figures(): Promise<MemoryFigures> {
    const notes = this.#store('notes');
    const counts = new Map<AccountKey, number>();
    let oldest: number | null = null;
    let bytes = 0;
    await this.#each(notes.openCursor(), ({ value }) => {
      const { account, seen, bytes: size } = value as StoredNote;
      counts.set(account, (counts.get(account) ?? 0) + 1);
      oldest = Math.min(oldest ?? seen, seen);
      bytes += size;
      return true;
    });
    this.#bytes = bytes;
    return {
      notes: [...counts.values()].reduce((sum, count) => sum + count, 0),
      people: await done(this.#store('people').count()),
      bytes,
      oldest,
      accounts: [...counts].map(([key, count]) => ({ key, notes: count })),
    };
  }

  async exported(after: number | null, limit: number): Promise<ExportPage> {
    const range = IDBKeyRange.lowerBound(after ?? -1, true);
    const stored = (await done(this.#store('notes').getAll(range, limit))) as StoredNote[];
    const notes = await Promise.all(
      stored.map(async ({ account, seen, note }) => {
        const whole = await this.#nested(account, note);
        return whole ? [{ account, seenAt: seen, note: whole }] : [];
      }),
    );
    return { notes: notes.flat(), next: stored.length < limit ? null : stored.at(-1)!.place };
  }

  async wipe(account: AccountKey | null): Promise<void> {
    const transaction = this.#db.transaction(['notes', 'people', 'notifications'], 'readwrite');
    const end = ended(transaction);
    for (const name of ['people', 'notifications'])
      transaction
        .objectStore(name)
        .delete(account === null ? IDBKeyRange.lowerBound([]) : IDBKeyRange.bound([account, FIRST], [account, LAST]));
    if (account === null) transaction.objectStore('notes').clear();
    await end;
    if (account !== null) await this.#drop('account', IDBKeyRange.only(account), Infinity);
    this.#bytes = null;
  }

  async tend(now: number): Promise<boolean> {
    const { maxAgeMs, maxBytes } = this.#limits;
    const old = maxAgeMs === null ? 0 : await this.#drop('seen', IDBKeyRange.upperBound(now - maxAgeMs), STEP);
    if (this.#bytes === null && Number.isFinite(maxBytes)) await this.figures();
    if ((this.#bytes ?? 0) <= maxBytes) return old === STEP;
    while ((this.#bytes ?? 0) > maxBytes * FILL) if ((await this.#drop('seen', null, STEP)) === 0) break;
    return old === STEP;
  }

  close(): void {
    this.#db.close();
  }

  #store(name: 'notes' | 'people' | 'notifications'): IDBObjectStore {
    return this.#db.transaction(name).objectStore(name);
  }

  async #keys(index: string, range: IDBKeyRange): Promise<number[]> {
    return (await done(this.#store('notes').index(index).getAllKeys(range))) as number[];
  }

  async #at(place: number): Promise<StoredNote | undefined> {
    return (await done(this.#store('notes').get(place))) as StoredNote | undefined;
  }

  async #byId(account: AccountKey, id: string): Promise<StoredNote | undefined> {
    return (await done(this.#store('notes').index('id').get([account, id]))) as StoredNote | undefined;
  }

  async #answers(index: 'reply' | 'renote', account: AccountKey, id: string): Promise<StoredNote[]> {
    const found = (await done(this.#store('notes').index(index).getAll([account, id]))) as StoredNote[];
    return found.filter(({ pure }) => pure === 0);
  }

  async #above(account: AccountKey, id: string, limit: number): Promise<StoredNote[]> {
    const above: StoredNote[] = [];
    for (let below = await this.#byId(account, id); below?.reply && above.length < limit;) {
      below = await this.#byId(account, below.reply);
      if (below) above.push(below);
    }
    return above;
  }

  /** Notes that may contain the words: by two of their letters, or all. */
  async #candidates(account: AccountKey, words: readonly string[]): Promise<readonly number[]> {
    const pairs = words.flatMap(pairsOf).slice(0, 4);
    if (pairs.length === 0) return this.#keys('account', IDBKeyRange.only(account));
    const counted = await Promise.all(
      pairs.map(async (pair) => {
        const range = IDBKeyRange.only(`${account}\n${pair}`);
        return { range, count: await done(this.#store('notes').index('pairs').count(range)) };
      }),
    );
    const rarest = counted.reduce((least, one) => (one.count < least.count ? one : least));
    return rarest.count === 0 ? [] : this.#keys('pairs', rarest.range);
  }

  async #named(account: AccountKey, name: string): Promise<User[]> {
    const found = (await done(this.#store('people').index('name').getAll([account, name]))) as StoredPerson[];
    return found.map(({ user }) => user);
  }

  async #authors({ accounts, author }: MemorySearch): Promise<ReadonlySet<string>> {
    const [name = '', host] = author!.replace(/^@/, '').toLowerCase().split('@');
    const found = await Promise.all(
      accounts.map(async (account) =>
        (await this.#named(account, name)).filter((user) => host === undefined || (user.host?.toLowerCase() ?? hostOf(account)) === host),
      ),
    );
    return new Set(found.flat().map(({ id }) => id));
  }

  async #personById(account: AccountKey, id: string): Promise<User | null> {
    const found = (await done(this.#store('people').get([account, id]))) as StoredPerson | undefined;
    return found?.user ?? null;
  }

  /** Puts a note together again, which needs the notes in it and all their people first. */
  async #nested(account: AccountKey, note: Note): Promise<WireNote | null> {
    const notes = new Map<string, Note>();
    const users = new Map<string, User>();
    const gather = async (one: Note, depth: number): Promise<void> => {
      const author = await this.#personById(account, one.userId);
      if (author) users.set(author.id, author);
      for (const id of [one.replyId, one.renoteId]) {
        const inner = id && depth < 2 ? await this.#byId(account, id) : undefined;
        if (!inner) continue;
        notes.set(inner.id, inner.note);
        await gather(inner.note, depth + 1);
      }
    };
    await gather(note, 0);
    return nested(note, { note: (id) => notes.get(id) ?? null, user: (id) => users.get(id) ?? null });
  }

  async #putPerson(people: IDBObjectStore, account: AccountKey, user: User): Promise<void> {
    const before = (await done(people.get([account, user.id]))) as StoredPerson | undefined;
    const said = JSON.parse(JSON.stringify(user)) as User;
    people.put({ account, id: user.id, name: user.username.toLowerCase(), user: { ...before?.user, ...said } });
  }

  async #put(
    notes: IDBObjectStore,
    note: Note,
    account: AccountKey,
    seen: number,
    author: User | undefined,
    feeds: readonly string[],
  ): Promise<void> {
    const { isPrivate, isPure, ...facets } = facetsOf(note, idOf(account));
    if (note.isHidden || (isPrivate && !this.#limits.keepsPrivate)) return;
    const known = (await done(notes.index('id').get([account, note.id]))) as StoredNote | undefined;
    const text = searchedText(note);
    const stored: StoredNote = {
      ...facets,
      place: known?.place ?? (await this.#newPlace(notes, note, seen)),
      account,
      id: note.id,
      author: note.userId,
      host: author?.host?.toLowerCase() ?? known?.host ?? '',
      reply: note.replyId ?? '',
      renote: note.renoteId ?? '',
      seen,
      private: isPrivate ? 1 : 0,
      pure: isPure ? 1 : 0,
      text,
      bytes: JSON.stringify(note).length + text.length * 4,
      pairs: pairsOf(text).map((pair) => `${account}\n${pair}`),
      feeds: [...new Set([...(known?.feeds ?? []), ...feeds])],
      note,
    };
    notes.put(stored);
  }

  async #join(notes: IDBObjectStore, account: AccountKey, id: string, feeds: readonly string[]): Promise<void> {
    const known = (await done(notes.index('id').get([account, id]))) as StoredNote | undefined;
    if (known) notes.put({ ...known, feeds: [...new Set([...known.feeds, ...feeds])] });
  }

  async #newPlace(notes: IDBObjectStore, { createdAt }: Note, seenAt: number): Promise<number> {
    const parsed = Date.parse(createdAt);
    let place = Math.floor(Number.isFinite(parsed) ? Math.min(Math.max(parsed, 0), seenAt + 86_400_000) : seenAt) * PLACES_PER_MS;
    while ((await done(notes.getKey(place))) !== undefined) place += 1;
    return place;
  }

  async #forget(notes: IDBObjectStore, account: AccountKey, id: string): Promise<void> {
    const found = (await done(notes.index('renote').getAll([account, id]))) as StoredNote[];
    const note = (await done(notes.index('id').get([account, id]))) as StoredNote | undefined;
    for (const { place, pure, id: of } of note ? [...found, note] : found) if (pure === 1 || of === id) notes.delete(place);
  }

  /** Drops notes in the order of an index. @returns how many */
  async #drop(index: string, range: IDBKeyRange | null, limit: number): Promise<number> {
    const transaction = this.#db.transaction('notes', 'readwrite');
    const end = ended(transaction);
    let count = 0;
    await this.#each(transaction.objectStore('notes').index(index).openCursor(range), (cursor) => {
      this.#bytes = this.#bytes === null ? null : this.#bytes - (cursor.value as StoredNote).bytes;
      cursor.delete();
      count += 1;
      return count < limit;
    });
    await end;
    return count;
  }

  #each(request: IDBRequest<IDBCursorWithValue | null>, visit: (cursor: IDBCursorWithValue) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (cursor && visit(cursor)) cursor.continue();
        else resolve();
      });
    });
  }
}

/** Whether a note is what a search wants. @param authors the ids of the wanted people; null for anybody */
function matches(stored: StoredNote, search: MemorySearch, words: readonly string[], authors: ReadonlySet<string> | null): boolean {
  const own = hostOf(stored.account);
  const host = search.host === '.' || search.host?.toLowerCase() === own ? '' : search.host?.toLowerCase();
  return (
    stored.pure === 0 &&
    words.every((word) => stored.text.includes(word)) &&
    (authors === null || authors.has(stored.author)) &&
    (host === undefined || stored.host === host) &&
    (search.files === undefined || (search.files === 'any' ? stored.files > 0 : (stored.files & fileBit(search.files)) > 0)) &&
    (search.reactions === undefined || stored.reacted >= (search.reactions === 'mine' ? 2 : 1)) &&
    (search.kind === undefined || (stored.kinds & kindBit(search.kind)) > 0)
  );
}
