import { makeObservable, observableRef, runInAction } from 'mobx';
import { StorageError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import type { AccountRef } from '~/services/accountRef';
import { isDefinitive } from './accountErrors';
import type { AccountEntry } from './AccountList';
import type { Accounts } from './Accounts';
import type { AccountScope, SessionEvents } from './AccountScope';
import type { StoredAccount } from './storedAccount';

/** How long an account stays connected after its last pane closes, so that moving a pane does not reconnect; ms. */
const LINGER_MS = 3000;

/** State of an account that panes show besides the current one. */
export type OtherAccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly scope: AccountScope }
  /** The token is missing in this browser, or the server no longer accepts it. */
  | { readonly status: 'signedOut' }
  | { readonly status: 'error'; readonly error: AppError };

/** The services that {@link OtherAccounts} uses. */
export interface OtherAccountsDeps {
  readonly clock: Clock;
  /** The accounts of this browser. */
  readonly stored: Pick<Accounts, 'accessOf' | 'fetchMe' | 'forget'>;
  readonly createScope: (account: StoredAccount, events: SessionEvents) => AccountScope;
}

/** An account that panes show besides the current one, with its own stores and live connection. */
export class OtherAccount implements Disposable {
  readonly ref: AccountRef;
  state: OtherAccountState = { status: 'loading' };
  users = 0;
  readonly #deps: OtherAccountsDeps;
  readonly #onSignedIn: (scope: AccountScope) => void;
  #loading: Promise<void> | null = null;
  #isDisposed = false;

  constructor(ref: AccountRef, deps: OtherAccountsDeps, onSignedIn: (scope: AccountScope) => void) {
    this.ref = ref;
    this.#deps = deps;
    this.#onSignedIn = onSignedIn;
    makeObservable(this, { state: observableRef });
  }

  /**
   * Signs in with the stored token; concurrent calls share one request. Never rejects: the outcome is in {@link state}.
   */
  load(): Promise<void> {
    this.#loading ??= this.#signIn().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #signIn(): Promise<void> {
    this.#show({ status: 'loading' });
    const access = await this.#deps.stored.accessOf(this.ref);
    if (access === undefined) return this.#show({ status: 'signedOut' });
    const answer = await this.#deps.stored.fetchMe(access);
    if (!answer.ok) return isDefinitive(answer.error) ? this.#leave() : this.#show({ status: 'error', error: answer.error });
    // No pane uses the account now; the next one loads it again.
    if (this.#isDisposed || this.users === 0) return undefined;
    const scope = this.#deps.createScope(
      { origin: access.origin, token: access.token, kind: access.kind, me: answer.value },
      {
        onAuthFailure: () => this.#leave(),
        onTokenRegenerated: () => this.#leave(),
        onRegistryUpdated: () => {},
        onResumed: () => void this.#refresh(access),
      },
    );
    this.#show({ status: 'ready', scope });
    return this.#onSignedIn(scope);
  }

  /** Shows the account as signed out in its panes; panes of other accounts are not affected. */
  signOut(): void {
    this.#show({ status: 'signedOut' });
  }

  /** Closes the connection, but keeps the account for panes that come back. */
  rest(): void {
    if (this.state.status === 'ready') this.#show({ status: 'loading' });
  }

  dispose(): void {
    this.#isDisposed = true;
    if (this.state.status === 'ready') this.state.scope.dispose();
  }

  #leave(): void {
    void this.#deps.stored.forget(this.ref);
    this.signOut();
  }

  async #refresh(access: AccountEntry): Promise<void> {
    const answer = await this.#deps.stored.fetchMe(access);
    if (answer.ok && this.state.status === 'ready') this.state.scope.meStore.merge(answer.value);
    else if (!answer.ok && isDefinitive(answer.error)) this.#leave();
  }

  #show(state: OtherAccountState): void {
    const before = this.state;
    if (before.status === 'ready' && state.status !== 'ready') before.scope.dispose();
    runInAction(() => (this.state = state));
  }
}

/** The accounts that panes show besides the current one. Each is connected only while a pane uses it. */
export class OtherAccounts implements Disposable {
  readonly #deps: OtherAccountsDeps;
  readonly #accounts = new Map<string, OtherAccount>();
  readonly #listeners: ((scope: AccountScope) => void)[] = [];

  constructor(deps: OtherAccountsDeps) {
    this.#deps = deps;
  }

  /** A stored account. It is signed in while it is acquired. */
  find(ref: AccountRef): OtherAccount {
    const onSignedIn = (scope: AccountScope): void => this.#listeners.forEach((listener) => listener(scope));
    const account = this.#accounts.get(ref) ?? new OtherAccount(ref, this.#deps, onSignedIn);
    this.#accounts.set(ref, account);
    return account;
  }

  /** Calls `listener` with the scope of each account that is signed in: now, and whenever one connects. */
  onSignedIn(listener: (scope: AccountScope) => void): void {
    this.#listeners.push(listener);
    for (const { state } of this.#accounts.values()) if (state.status === 'ready') listener(state.scope);
  }

  /** Keeps an account signed in until the lease is disposed. */
  acquire(ref: AccountRef): Disposable & { readonly account: OtherAccount } {
    const account = this.find(ref);
    account.users += 1;
    if (account.users === 1 && account.state.status !== 'ready') void account.load();
    return { account, ...disposable(() => this.#release(account)) };
  }

  /**
   * The scope of an account for a single use, such as a request for its lists. @throws {AppError} when it cannot be
   * used
   */
  async scopeOf(ref: AccountRef): Promise<AccountScope> {
    const lease = this.acquire(ref);
    const { account } = lease;
    if (account.state.status !== 'ready') await account.load();
    this.#deps.clock.after(LINGER_MS, () => lease.dispose());
    const { state } = account;
    if (state.status === 'ready') return state.scope;
    throw state.status === 'error' ? state.error : new StorageError('this account is not remembered');
  }

  /** Tells panes that an account was signed out in this browser. */
  signOut(ref: AccountRef): void {
    this.#accounts.get(ref)?.signOut();
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
