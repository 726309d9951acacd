import type { ApiClient } from '~/api/ApiClient';
import type { I18n } from '~/i18n/I18n';
import type { AppError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import type { SettingsStore } from '../settings/SettingsStore';
import type { OverlayStore } from '../ui/OverlayStore';
import { isDefinitive } from './accountErrors';
import type { Accounts } from './Accounts';
import type { AccountScope } from './AccountScope';
import { isInternalPath, type PageControl } from './PageControl';
import type { PushRegistration } from './pushRegistration';
import type { StoredAccount } from './storedAccount';

/** A registry value of the account, as the server reports it. */
export interface RegistryEntry {
  readonly scope?: unknown;
  readonly key?: unknown;
  readonly value?: unknown;
}

/** Events that a scope reports to its session. */
export interface SessionEvents {
  /** The server no longer accepts the account's token. */
  readonly onAuthFailure: (error: AppError) => void;
  /** The account's token was replaced, so the token in this browser is invalid. */
  readonly onTokenRegenerated: () => void;
  /** Another device wrote a registry value. */
  readonly onRegistryUpdated: (entry: RegistryEntry) => void;
  /** The main channel is connected again after a loss; its state has to be requested again. */
  readonly onResumed: () => void;
}

/** The services that a {@link SessionStore} and its {@link Accounts} use. */
export interface SessionDeps {
  /** Calls without a token; the token of an account is passed with the call. */
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly crossTab: CrossTab;
  readonly page: PageControl;
  /** Loads what knows the push messages of this browser. */
  readonly push: () => Promise<PushRegistration>;
  readonly overlays: Pick<OverlayStore, 'alert' | 'confirm'>;
  readonly i18n: Pick<I18n, 't' | 'bring'>;
  /** Connected to the server once the account is known. */
  readonly settings: Pick<SettingsStore, 'load' | 'connect'>;
  /** The account stored in this browser, null for a visitor. */
  readonly account: StoredAccount | null;
  /** Loads the accounts of this browser, and what changes the current one. */
  readonly accounts: () => Promise<Accounts>;
  /** Builds the scope of an account or a visitor. */
  readonly createScope: (account: StoredAccount | null, events: SessionEvents) => AccountScope;
  readonly onRegistryUpdated: (entry: RegistryEntry) => void;
  /** Called with the id of the account that takes over, before the current one signs out. */
  readonly onHandOver: (next: string) => void;
  /** Reports errors of operations that the viewer did not start. */
  readonly report: (error: AppError) => void;
}

/**
 * The account that uses this browser. The account of the last visit is available at once and verified in the
 * background. {@link Accounts} changes it.
 */
export class SessionStore implements Disposable {
  readonly current: AccountScope;
  /** Also for {@link Accounts}, which come later. */
  readonly deps: SessionDeps;
  readonly #owned = new DisposableStore();

  constructor(deps: SessionDeps) {
    this.deps = deps;
    const events: SessionEvents = {
      onAuthFailure: (error) => void this.#withAccounts((accounts) => accounts.leave(error)),
      onTokenRegenerated: () => void this.#withAccounts((accounts) => accounts.signOut()),
      onRegistryUpdated: deps.onRegistryUpdated,
      onResumed: () => void this.refresh(),
    };
    this.current = this.#owned.add(deps.createScope(deps.account, events));
  }

  /** Whether the viewer has an account. */
  get isSignedIn(): boolean {
    return this.current.me !== null;
  }

  /**
   * Starts the session: listens to other tabs, follows `loginId` in the address, then verifies the account. Never
   * rejects.
   */
  async boot(): Promise<void> {
    const { crossTab, page } = this.deps;
    this.#owned.add(
      crossTab.on('reload', ({ to }) => {
        if (typeof to === 'string' && isInternalPath(to)) page.goTo(to);
        else page.reload();
      }),
    );
    if (await this.#followLoginId()) return;
    await Promise.all([this.#withAccounts((accounts) => accounts.rememberCurrent()), this.#startSettings(), this.refresh()]);
  }

  /** Requests the current account from the server again. */
  async refresh(): Promise<Result> {
    const { account, api } = this.deps;
    if (!account) return ok();
    const answer = await settle(api.call('i', {}, { token: account.token }));
    if (answer.ok) {
      this.current.meStore.merge(answer.value);
      return ok();
    }
    const { error } = answer;
    if (isDefinitive(error)) await this.#withAccounts((accounts) => accounts.leave(error));
    return answer;
  }

  dispose(): void {
    this.#owned.dispose();
  }

  /** Uses the accounts of this browser. If their code does not load, the current account stays, and the next refusal tries again. */
  async #withAccounts(act: (accounts: Accounts) => Promise<void>): Promise<void> {
    const accounts = await settle(this.deps.accounts());
    if (accounts.ok) await act(accounts.value);
    else this.deps.report(accounts.error);
  }

  async #startSettings(): Promise<void> {
    const { settings, report, account } = this.deps;
    const results = [await settings.load()];
    const { api } = this.current;
    if (account) results.push(await settings.connect(({ registryRemote }) => registryRemote(api)));
    for (const result of results) if (!result.ok) report(result.error);
  }

  /** Without the code for it, the address is as good as one without `loginId`. */
  async #followLoginId(): Promise<boolean> {
    const id = new URL(this.deps.page.href).searchParams.get('loginId');
    if (id === null) return false;
    const late = await Promise.all([import('./followLoginId'), this.deps.accounts()]).catch(() => null);
    return late !== null && late[0].followLoginId(late[1], this.deps, id);
  }
}
