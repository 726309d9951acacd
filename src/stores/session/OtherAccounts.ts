import { makeObservable, observableRef, runInAction } from 'mobx';
import type { WireMe } from '~/api/wire';
import { StorageError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import type { Result } from '~/lib/Result';
import { isDefinitive } from './accountErrors';
import type { AccountScope } from './AccountScope';
import type { SessionEvents } from './SessionStore';
import type { StoredAccount } from './storedAccount';

/** An account stays connected this long after its last pane went, so that moving a pane costs nothing; ms. */
const LINGER_MS = 3000;

/** How an account is that panes show beside the one in use. */
export type OtherAccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly scope: AccountScope }
  /** Its token is gone from this browser, or the server no longer accepts it. */
  | { readonly status: 'signedOut' }
  | { readonly status: 'error'; readonly error: AppError };

/** What {@link OtherAccounts} are made of. */
export interface OtherAccountsDeps {
  readonly clock: Clock;
  /** The token that this browser keeps for an account. */
  readonly tokenOf: (id: string) => Promise<string | undefined>;
  /** Asks the server who a token belongs to. */
  readonly fetchMe: (token: string) => Promise<Result<WireMe>>;
  readonly createScope: (account: StoredAccount, events: SessionEvents) => AccountScope;
  /** Forgets an account whose token is void. */
  readonly forget: (id: string) => Promise<void>;
}

/** One account beside the one in use, with its own stores and its own live connection. */
export class OtherAccount implements Disposable {
  readonly id: string;
  state: OtherAccountState = { status: 'loading' };
  users = 0;
  readonly #deps: OtherAccountsDeps;
  #loading: Promise<void> | null = null;
  #isDisposed = false;

  constructor(id: string, deps: OtherAccountsDeps) {
    this.id = id;
    this.#deps = deps;
    makeObservable(this, { state: observableRef });
  }

  /** Signs in with the token that is kept here, once at a time. Never rejects: how it went is the {@link state}. */
  load(): Promise<void> {
    this.#loading ??= this.#signIn().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #signIn(): Promise<void> {
    this.#show({ status: 'loading' });
    const token = await this.#deps.tokenOf(this.id);
    if (token === undefined) return this.#show({ status: 'signedOut' });
    const answer = await this.#deps.fetchMe(token);
    if (!answer.ok) return isDefinitive(answer.error) ? this.#leave() : this.#show({ status: 'error', error: answer.error });
    // Whoever comes next asks anew.
    if (this.#isDisposed || this.users === 0) return undefined;
    const scope = this.#deps.createScope(
      { token, me: answer.value },
      {
        onAuthFailure: () => this.#leave(),
        onTokenRegenerated: () => this.#leave(),
        onRegistryUpdated: () => {},
        onResumed: () => void this.#refresh(token),
      },
    );
    return this.#show({ status: 'ready', scope });
  }

  /** Its token is void; panes that show it say so, and those of other accounts go on. */
  signOut(): void {
    this.#show({ status: 'signedOut' });
  }

  /** Lets go of its connection. It stays the same account, to which panes that were out of sight come back. */
  rest(): void {
    if (this.state.status === 'ready') this.#show({ status: 'loading' });
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.state.status === 'ready') this.state.scope.dispose();
  }

  #leave(): void {
    void this.#deps.forget(this.id);
    this.signOut();
  }

  async #refresh(token: string): Promise<void> {
    const answer = await this.#deps.fetchMe(token);
    if (answer.ok && this.state.status === 'ready') this.state.scope.meStore.merge(answer.value);
    else if (!answer.ok && isDefinitive(answer.error)) this.#leave();
  }

  #show(state: OtherAccountState): void {
    const before = this.state;
    if (before.status === 'ready' && state.status !== 'ready') before.scope.dispose();
    runInAction(() => (this.state = state));
  }
}

/** The accounts that panes show beside the one in use: each is there as long as a pane needs it. */
export class OtherAccounts implements Disposable {
  readonly #deps: OtherAccountsDeps;
  readonly #accounts = new Map<string, OtherAccount>();

  constructor(deps: OtherAccountsDeps) {
    this.#deps = deps;
  }

  /** An account, which is signed in while somebody takes part in it. */
  find(id: string): OtherAccount {
    const account = this.#accounts.get(id) ?? new OtherAccount(id, this.#deps);
    this.#accounts.set(id, account);
    return account;
  }

  /** Takes part in an account until the lease is disposed. */
  acquire(id: string): Disposable & { readonly account: OtherAccount } {
    const account = this.find(id);
    account.users += 1;
    if (account.users === 1 && account.state.status !== 'ready') void account.load();
    return { account, ...disposable(() => this.#release(account)) };
  }

  /** An account for a moment, such as to ask for its lists. @throws {AppError} when it cannot be used */
  async scopeOf(id: string): Promise<AccountScope> {
    const lease = this.acquire(id);
    const { account } = lease;
    if (account.state.status !== 'ready') await account.load();
    this.#deps.clock.after(LINGER_MS, () => lease.dispose());
    const { state } = account;
    if (state.status === 'ready') return state.scope;
    throw state.status === 'error' ? state.error : new StorageError('this account is not remembered');
  }

  /** Tells panes that an account was signed out here. */
  signOut(id: string): void {
    this.#accounts.get(id)?.signOut();
  }

  dispose(): void {
    for (const account of this.#accounts.values()) account.dispose();
    this.#accounts.clear();
  }

  #release(account: OtherAccount): void {
    account.users -= 1;
    this.#deps.clock.after(LINGER_MS, () => {
      if (account.users === 0) account.rest();
    });
  }
}
