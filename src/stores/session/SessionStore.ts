import type { ApiClient } from '~/api/ApiClient';
import type { Req, Res } from '~/api/endpoints';
import type { WireMe, WireUserDetailed } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { StorageError, toAppError, type AppError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import type { SettingsStore } from '../settings/SettingsStore';
import type { OverlayStore } from '../ui/OverlayStore';
import { isDefinitive } from './accountErrors';
import { AccountList } from './AccountList';
import type { AccountScope } from './AccountScope';
import { isInternalPath, type PageControl } from './PageControl';
import type { PushRegistration } from './pushRegistration';
import { storedAccount, type StoredAccount } from './storedAccount';

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

/** The services that a {@link SessionStore} uses. */
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
 * background. Changing accounts loads the page again: signing in, switching and signing out reload every tab, so that
 * nothing of one account can leak into another.
 */
export class SessionStore implements Disposable {
  readonly current: AccountScope;
  readonly #deps: SessionDeps;
  readonly #account: StoredAccount | null;
  readonly #list: AccountList;
  readonly #owned = new DisposableStore();
  #leaving: Promise<void> | null = null;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#account = deps.account;
    this.#list = new AccountList(deps.kv, deps.report);
    const events: SessionEvents = {
      onAuthFailure: (error) => void this.#leave(error),
      onTokenRegenerated: () => void this.signOut(),
      onRegistryUpdated: deps.onRegistryUpdated,
      onResumed: () => void this.refresh(),
    };
    this.current = this.#owned.add(deps.createScope(deps.account, events));
  }

  /** Whether the viewer has an account. */
  get isSignedIn(): boolean {
    return this.current.me !== null;
  }

  /** The accounts that can be switched to; observable. Tokens are not exposed. */
  get accounts(): readonly { readonly id: string }[] {
    return this.#list.ids.map((id) => ({ id }));
  }

  /**
   * Starts the session: listens to other tabs, follows `loginId` in the address, then verifies the account. Never
   * rejects.
   */
  async boot(): Promise<void> {
    const { crossTab, page } = this.#deps;
    this.#owned.add(
      crossTab.on('reload', ({ to }) => {
        if (typeof to === 'string' && isInternalPath(to)) page.goTo(to);
        else page.reload();
      }),
    );
    if (await this.#followLoginId()) return;
    await Promise.all([this.#rememberCurrent(), this.#startSettings(), this.refresh()]);
  }

  /** Requests the current account from the server again. */
  async refresh(): Promise<Result> {
    if (!this.#account) return ok();
    const answer = await this.#fetch(this.#account.token);
    if (answer.ok) {
      this.current.meStore.merge(answer.value);
      return ok();
    }
    if (isDefinitive(answer.error)) await this.#leave(answer.error);
    return answer;
  }

  /**
   * Checks what somebody signs in with. The token in the answer is not used yet: pass it to {@link login} or {@link addAccount}. If a
   * security key of the account has to sign first, the answer contains a challenge instead.
   */
  async signIn(params: Req<'signin'>): Promise<Result<Res<'signin'>>> {
    return settle(this.#deps.api.call('signin', params, { token: null }));
  }

  /** Makes an account the current one. On success, reloads this tab (at `redirect` if given) and all others. */
  async login(token: string, redirect?: string): Promise<Result> {
    const { local, crossTab, page } = this.#deps;
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    if (!storedAccount.save(local, { token, me: answer.value })) {
      // After a reload, the new account would be forgotten. The old one stays.
      if (this.#account) storedAccount.save(local, this.#account);
      else local.remove(storedAccount.key);
      return fail(new StorageError('the browser does not keep the account'));
    }
    // The old account must not save itself again while the page unloads.
    this.current.meStore.dispose();
    await this.#list.put({ id: answer.value.id, token });
    crossTab.post('reload', { to: null });
    if (redirect === undefined) page.reload();
    else page.goTo(redirect);
    return ok();
  }

  /** Stores an account for switching without using it now. */
  async addAccount(token: string): Promise<Result> {
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    await this.#list.put({ id: answer.value.id, token });
    return ok();
  }

  /** Switches to a stored account; see {@link login}. */
  async switchTo(id: string): Promise<Result> {
    const token = await this.#list.tokenOf(id);
    return token === undefined ? fail(new StorageError('this account is not remembered')) : this.login(token);
  }

  /** Signs out of the current account and continues with the next stored one, or as a visitor. Never rejects. */
  async signOut(): Promise<void> {
    const { local, crossTab, page } = this.#deps;
    const account = this.#account;
    if (account) {
      this.current.dispose();
      local.remove(storedAccount.key);
      await this.#list.remove(({ id }) => id === account.me.id);
      await this.#unregisterPush(account.token);
      const next = await this.#list.first();
      if (next) {
        this.#deps.onHandOver(next.id);
        if ((await this.login(next.token, '/')).ok) return;
      }
    }
    crossTab.post('reload', { to: '/' });
    page.goTo('/');
  }

  /** The token stored in this browser for an account. */
  async tokenOf(id: string): Promise<string | undefined> {
    return this.#list.tokenOf(id);
  }

  /** Asks the server which account a token belongs to. */
  async fetchMe(token: string): Promise<Result<WireMe>> {
    return this.#fetch(token);
  }

  /** Removes a stored account other than the current one. Never rejects. */
  async forget(id: string): Promise<void> {
    const token = await this.#list.tokenOf(id);
    await this.#list.remove((entry) => entry.id === id);
    if (token !== undefined) await this.#unregisterPush(token);
  }

  /** Reads the stored accounts again, because another tab may have changed them. */
  loadAccounts(): Promise<void> {
    return this.#list.load();
  }

  /** Profiles of the stored accounts in their order, without those that the server does not know. */
  async storedProfiles(): Promise<WireUserDetailed[]> {
    await this.loadAccounts();
    const userIds = this.#list.ids;
    if (userIds.length === 0) return [];
    const answer = await settle(this.current.api.call('users/show', { userIds }));
    if (!answer.ok) this.#deps.report(answer.error);
    const known = answer.ok ? [answer.value].flat() : [];
    return userIds.flatMap((id) => known.filter((user) => user.id === id));
  }

  dispose(): void {
    this.#owned.dispose();
  }

  async #rememberCurrent(): Promise<void> {
    const account = this.#account;
    await (account ? this.#list.put({ id: account.me.id, token: account.token }) : this.#list.load());
  }

  async #startSettings(): Promise<void> {
    const { settings, report } = this.#deps;
    const results = [await settings.load()];
    const { api } = this.current;
    if (this.#account) results.push(await settings.connect(({ registryRemote }) => registryRemote(api)));
    for (const result of results) if (!result.ok) report(result.error);
  }

  async #fetch(token: string): Promise<Result<WireMe>> {
    return settle(this.#deps.api.call('i', {}, { token }));
  }

  /** Shows a failure at once, and removes an account that no longer exists. */
  async #fetchOrExplain(token: string): Promise<Result<WireMe>> {
    const answer = await this.#fetch(token);
    if (answer.ok) return answer;
    if (isDefinitive(answer.error)) await this.#list.remove((entry) => entry.token === token);
    await this.#explain(answer.error);
    return answer;
  }

  /** Few visits need the dialog, which loads with its texts. What follows does not depend on it. */
  async #explain(refusal: AppError): Promise<void> {
    const { i18n, report } = this.#deps;
    try {
      const [{ explainAccountError }] = await Promise.all([import('./explainAccountError'), i18n.bring(['accountDialog'])]);
      await explainAccountError(this.#deps, refusal);
    } catch (thrown) {
      report(toAppError(thrown));
    }
  }

  /**
   * The current account no longer exists: tells the viewer, then signs out. Several calls fail at once then; only the
   * first counts.
   */
  async #leave(error: AppError): Promise<void> {
    this.#leaving ??= (async () => {
      await this.#explain(error);
      await this.signOut();
    })();
    await this.#leaving;
  }

  /** Without the code for it, the address is as good as one without `loginId`. */
  async #followLoginId(): Promise<boolean> {
    const id = new URL(this.#deps.page.href).searchParams.get('loginId');
    if (id === null) return false;
    const late = await import('./followLoginId').catch(() => null);
    return late !== null && late.followLoginId(this, this.#deps, id);
  }

  async #unregisterPush(token: string): Promise<void> {
    const { api, report } = this.#deps;
    try {
      const push = await this.#deps.push();
      const endpoint = await push.endpoint();
      if (endpoint !== null) await api.call('sw/unregister', { endpoint }, { token });
      if (this.#list.ids.length === 0) await push.removeWorkers();
    } catch (thrown) {
      // The server drops subscriptions that it cannot reach.
      report(toAppError(thrown));
    }
  }
}
