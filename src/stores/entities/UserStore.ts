import { observable, untracked } from 'mobx';
import type { Disposable } from '~/lib/disposable';
import { mergeUser } from '~/services/mergeUser';
import type { User, UserId } from '~/services/records';
import { PatchedTable, type OptimisticChange, type Patch } from './PatchedTable';

/** Users kept although nothing shows them; each is about half a kilobyte. */
const LIMIT = 4_000;

/** Every user that this account has met, once each. Only {@link Ingest} and user actions write to it. */
export class UserStore {
  readonly #users: PatchedTable<User>;
  /** How each user that is hidden from lists is hidden. */
  readonly #silenced = new Map<UserId, string>();
  readonly #silenceVersion = observable.box(0);

  constructor(limit: number = LIMIT) {
    this.#users = new PatchedTable<User>({ limit, onShown: (user) => this.#noteSilence(user) });
  }

  /** Changes whenever somebody is muted, blocked, or no longer so; observable. */
  get silenceVersion(): number {
    return this.#silenceVersion.get();
  }

  /** Observable. */
  get(id: UserId): User | undefined {
    return this.#users.get(id);
  }

  /**
   * The user of an address, if met already and not dropped since; observable once known. Names are unique regardless of
   * case. It looks through everybody, which is nothing for a page that asks once, and leaves nothing to be kept up to date.
   */
  findByAcct(username: string, host: string | null): User | undefined {
    const acct = acctOf(username, host);
    const found = untracked(() => this.#users.table.all().findLast((user) => acctOf(user.username, user.host) === acct));
    return found && this.#users.get(found.id);
  }

  /** Takes a user as the server describes it. Keeps the record where nothing changed, so that nothing renders again. */
  put(incoming: User): void {
    const known = this.#users.baseOf(incoming.id);
    const merged = known ? mergeUser(known, incoming) : { ...incoming };
    if (merged !== known) this.#users.put(merged);
  }

  /** Changes what the server said, after an action of ours or a live event. */
  patch(id: UserId, change: Patch<User>): void {
    this.#users.patch(id, change);
  }

  /** Shows a change before the server has agreed. */
  optimistic(id: UserId, change: Patch<User>): OptimisticChange {
    return this.#users.optimistic(id, change);
  }

  /** Names users that are in use somewhere. */
  addRoots(ids: () => Iterable<UserId>): Disposable {
    return this.#users.table.addRoots(ids);
  }

  #noteSilence(user: User): void {
    const silence = [user.isMuted && 'muted', user.isBlocking && 'blocked', user.isRenoteMuted && 'renotes'].filter(Boolean).join();
    if (silence === (this.#silenced.get(user.id) ?? '')) return;
    if (silence === '') this.#silenced.delete(user.id);
    else this.#silenced.set(user.id, silence);
    // Always inside the action that changed the user.
    this.#silenceVersion.set(this.#silenceVersion.get() + 1);
  }
}

const acctOf = (username: string, host: string | null): string => `${username}@${host ?? ''}`.toLowerCase();
