import { observable, untracked } from 'mobx';
import type { Disposable } from '~/lib/disposable';
import { mergeUser } from '~/services/mergeUser';
import type { User, UserId } from '~/services/records';
import { PatchedTable, type OptimisticChange, type Patch } from './PatchedTable';

/** Number of users to keep besides those in use; each takes about half a kilobyte. */
const LIMIT = 4_000;

/** All users that this account has seen, once each. Only {@link Ingest} and user actions write to it. */
export class UserStore {
  readonly #users: PatchedTable<User>;
  /** How each muted or blocked user is hidden from lists. */
  readonly #silenced = new Map<UserId, string>();
  readonly #silenceVersion = observable.box(0);

  constructor(limit: number = LIMIT) {
    this.#users = new PatchedTable<User>({ limit, onShown: (user) => this.#noteSilence(user) });
  }

  /** Changes whenever a user is muted or blocked, or no longer is; observable. */
  get silenceVersion(): number {
    return this.#silenceVersion.get();
  }

  /** The user with an id; observable. */
  get(id: UserId): User | undefined {
    return this.#users.get(id);
  }

  /**
   * The user with an address, if known; observable once it is. User names are unique regardless of case. It searches
   * all users, which is fast enough for a page that asks once and needs no index.
   */
  findByAcct(username: string, host: string | null): User | undefined {
    const acct = acctOf(username, host);
    const found = this.all().findLast((user) => acctOf(user.username, user.host) === acct);
    return found && this.#users.get(found.id);
  }

  /** All users, in no order; not observable. */
  all(): readonly User[] {
    return untracked(() => this.#users.table.all());
  }

  /** Stores a user as the server describes it. An unchanged record stays the same, so that nothing renders again. */
  put(incoming: User): void {
    const known = this.#users.baseOf(incoming.id);
    const merged = known ? mergeUser(known, incoming) : { ...incoming };
    if (merged !== known) this.#users.put(merged);
  }

  /** Changes the server's record, after an action of the viewer or a live event. */
  patch(id: UserId, change: Patch<User>): void {
    this.#users.patch(id, change);
  }

  /** Shows a change before the server has confirmed it. */
  optimistic(id: UserId, change: Patch<User>): OptimisticChange {
    return this.#users.optimistic(id, change);
  }

  /** Registers users that are in use. */
  addRoots(ids: () => Iterable<UserId>): Disposable {
    return this.#users.table.addRoots(ids);
  }

  #noteSilence(user: User): void {
    const silence = [user.isMuted && 'muted', user.isBlocking && 'blocked', user.isRenoteMuted && 'renotes'].filter(Boolean).join();
    if (silence === (this.#silenced.get(user.id) ?? '')) return;
    if (silence === '') this.#silenced.delete(user.id);
    else this.#silenced.set(user.id, silence);
    // This always runs inside the action that changed the user.
    this.#silenceVersion.set(this.#silenceVersion.get() + 1);
  }
}

const acctOf = (username: string, host: string | null): string => `${username}@${host ?? ''}`.toLowerCase();
