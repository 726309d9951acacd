import { untracked } from 'mobx';
import type { WireNote } from '~/api/wire';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { KeptNotification, MemoryBatch } from '~/memory/model';
import { liteUser } from '~/services/liteUser';
import type { NoteId, User, UserId } from '~/services/records';
import type { IngestWitness } from '../entities/Ingest';
import type { AccountScope } from '../session/AccountScope';
import type { TimelineSource } from '../timelines/sources';

/** How long what was seen waits for more; ms. */
const WAIT_MS = 1_000;

/** How many notes are handed over at once. Handing over copies them, and more at once would delay a frame. */
const MOST = 40;

/** How many notes of a list are remembered as its members at once: as many as a list keeps. */
const MEMBERS = 200;

/** Lists whose order is not that of time, and searches, which have a memory of their own. The notes of a person are found by their author. */
const LEFT_OUT: ReadonlySet<TimelineSource['kind']> = new Set(['featured', 'polls', 'search', 'user']);

/** Collects what an account sees, and hands it over in small parts. It does not look into it. */
export class Recorder implements Disposable, IngestWitness {
  readonly #account: AccountScope;
  readonly #send: (batch: MemoryBatch) => void;
  readonly #owned = new DisposableStore();
  #notes: WireNote[] = [];
  #users = new Map<string, User>();
  #notifications: KeptNotification[] = [];
  readonly #changed = new Set<NoteId>();
  readonly #gone = new Set<NoteId>();
  /** The notes of each list that were handed over as its members. */
  readonly #members = new Map<string, ReadonlySet<NoteId>>();

  constructor(account: AccountScope, send: (batch: MemoryBatch) => void) {
    this.#account = account;
    this.#send = send;
    const { ingest, notes, users, life, clock } = account;
    this.#owned.add(ingest.addWitness(this));
    this.#owned.add(notes.onChanged((id) => this.#changed.add(id)));
    this.#owned.add(notes.onDeleted((id) => this.#noteDeletion(id)));
    this.#owned.add(clock.every(WAIT_MS, () => this.flush()));
    life.add(this);
    // What came before this code did.
    for (const { id } of notes.all()) this.#changed.add(id);
    for (const id of notes.deletedIds()) this.#gone.add(id);
    // People as notes show them come with their notes.
    this.users(users.all().filter(({ followersCount }) => followersCount !== undefined));
  }

  notes(notes: readonly WireNote[]): void {
    this.#notes.push(...notes);
    while (this.#notes.length >= MOST) this.#sendNotes(this.#notes.splice(0, MOST));
  }

  users(users: readonly unknown[]): void {
    const me = this.#myId;
    for (const user of users as readonly User[]) {
      // What a server says of the account itself is meant for nobody else.
      const isWhole = typeof user?.id === 'string' && typeof user.username === 'string' && user.id !== me;
      if (isWhole) this.#users.set(user.id, { ...this.#users.get(user.id), ...user });
    }
  }

  notification(given: unknown): void {
    this.#notifications.push(given as KeptNotification);
  }

  /** Hands over what waits. */
  flush(): void {
    const { notes, users, key, clock } = this.#account;
    const flat = untracked(() => [...this.#changed].flatMap((id) => notes.baseOf(id) ?? []));
    const authors = untracked(() => flat.flatMap(({ userId }) => users.get(userId) ?? [])).map((user) =>
      user.id === this.#myId ? liteUser(user) : user,
    );
    const feeds = untracked(() => this.#changedLists());
    const batch: MemoryBatch = {
      account: key,
      seenAt: clock.now(),
      ...(this.#notes.length > 0 && { notes: this.#notes }),
      ...(flat.length > 0 && { flat: flat.slice(0, MOST) }),
      ...(this.#users.size + authors.length > 0 && { users: [...authors, ...this.#users.values()].map(withoutNotes) }),
      ...(this.#notifications.length > 0 && { notifications: this.#notifications }),
      ...(this.#gone.size > 0 && { gone: [...this.#gone] }),
    };
    this.#changed.clear();
    for (const { id } of flat.slice(MOST)) this.#changed.add(id);
    this.#notes = [];
    this.#users = new Map();
    this.#notifications = [];
    this.#gone.clear();
    if (Object.keys(batch).length > 2) this.#send(batch);
    // Members are named once their notes are there.
    if (feeds.length > 0) this.#send({ account: key, seenAt: clock.now(), feeds });
  }

  dispose(): void {
    this.#owned.dispose();
  }

  get #myId(): UserId | undefined {
    return untracked(() => this.#account.me?.id);
  }

  #sendNotes(notes: readonly WireNote[]): void {
    this.#send({ account: this.#account.key, seenAt: this.#account.clock.now(), notes });
  }

  #noteDeletion(id: NoteId): void {
    const isDeleted = untracked(() => this.#account.notes.isDeleted(id));
    if (isDeleted) this.#gone.add(id);
    else this.#gone.delete(id);
    if (isDeleted) this.#changed.delete(id);
    else this.#changed.add(id);
  }

  /** The notes that came to lists. */
  #changedLists(): { readonly key: string; readonly ids: readonly NoteId[] }[] {
    if (this.#changed.size > MOST) return [];
    return [...this.#account.timelines.all()].flatMap(([key, { source, noteIds, isRemembered }]) => {
      const known = this.#members.get(key);
      const ids = noteIds.slice(0, MEMBERS);
      const added = ids.filter((id) => !known?.has(id));
      if (LEFT_OUT.has(source.kind) || isRemembered || added.length === 0) return [];
      this.#members.set(key, new Set(ids));
      return [{ key, ids: added }];
    });
  }
}

/** A person without the notes and pages of their profile, which are remembered themselves. */
function withoutNotes(user: User): User {
  const {
    pinnedNotes: _notes,
    pinnedPage: _page,
    ...rest
  } = user as User & { readonly pinnedNotes?: unknown; readonly pinnedPage?: unknown };
  return rest;
}
