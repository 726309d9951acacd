import type { ApiClient } from '~/api/ApiClient';
import type { WireMe, WireUserDetailed } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { StorageError, toAppError, type AppError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import { registryRemote } from '../settings/registryRemote';
import type { SettingsStore } from '../settings/SettingsStore';
import type { OverlayStore } from '../ui/OverlayStore';
import { describeAccountError, isDefinitive } from './accountErrors';
import { AccountList } from './AccountList';
import type { AccountScope } from './AccountScope';
import { isInternalPath, type PageControl } from './PageControl';
import type { PushRegistration } from './pushRegistration';
import { storedAccount, type StoredAccount } from './storedAccount';

/** One value of an account's registry, as the server tells it. */
export interface RegistryEntry {
  readonly scope?: unknown;
  readonly key?: unknown;
  readonly value?: unknown;
}

/** What a scope tells its session. */
export interface SessionEvents {
  /** The server no longer accepts the account's token. */
  readonly onAuthFailure: (error: AppError) => void;
  /** The account's token was replaced, so this browser's is void. */
  readonly onTokenRegenerated: () => void;
  /** Another device wrote something into the account's registry. */
  readonly onRegistryUpdated: (entry: RegistryEntry) => void;
  /** The main channel is live again after a loss: what it reported meanwhile has to be asked for. */
  readonly onResumed: () => void;
}

/** What a {@link SessionStore} is made of. */
export interface SessionDeps {
  /** Calls as a visitor; another account's token is passed with the call. */
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly crossTab: CrossTab;
  readonly page: PageControl;
  readonly push: PushRegistration;
  readonly overlays: Pick<OverlayStore, 'alert' | 'confirm'>;
  readonly i18n: Pick<I18n, 't'>;
  /** Connected with the server once the account is in use. */
  readonly settings: Pick<SettingsStore, 'load' | 'connect'>;
  /** The account of this browser, null for a visitor. */
  readonly account: StoredAccount | null;
  /** Builds everything that belongs to one account, or to a visitor. */
  readonly createScope: (account: StoredAccount | null, events: SessionEvents) => AccountScope;
  readonly onRegistryUpdated: (entry: RegistryEntry) => void;
  /** Told which account takes over, before the current one is left. */
  readonly onHandOver: (next: string) => void;
  /** Told what went wrong without anybody having asked for it. */
  readonly report: (error: AppError) => void;
}

/**
 * Who uses this browser (spec section 4, session). The account of the last visit is there at once and confirmed in the
 * background. Another account means another page: signing in, switching and signing out load the page again, in every
 * tab, so that nothing of one account can leak into another.
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

  get isSignedIn(): boolean {
    return this.current.me !== null;
  }

  /** The accounts that can be switched to; observable. Their tokens stay in here. */
  get accounts(): readonly { readonly id: string }[] {
    return this.#list.ids.map((id) => ({ id }));
  }

  /** Starts the session: follows other tabs and the `loginId` of the address, then confirms the account. Never rejects. */
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

  /** Asks the server about the current account again. */
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

  /** Proves who somebody is. The token is not used yet: pass it to {@link login} or {@link addAccount}. */
  async signIn(username: string, password: string, token?: string): Promise<Result<{ id: string; i: string }>> {
    return settle(this.#deps.api.call('signin', { username, password, ...(token && { token }) }, { token: null }));
  }

  /** Creates an account and uses it, unless its e-mail address has to be confirmed first. */
  async signUp(params: {
    username: string;
    password: string;
    invitationCode?: string;
    emailAddress?: string;
  }): Promise<Result<'signedIn' | 'confirmEmail'>> {
    const answer = await settle(this.#deps.api.call('signup', params, { token: null }));
    if (!answer.ok) return answer;
    if (!answer.value) return ok<'confirmEmail'>('confirmEmail');
    const login = await this.login(answer.value.token);
    return login.ok ? ok<'signedIn'>('signedIn') : login;
  }

  /** Uses an account from now on. A success loads the page again, here at `redirect` if given, and in the other tabs. */
  async login(token: string, redirect?: string): Promise<Result> {
    const { local, crossTab, page } = this.#deps;
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    // The old account may not write itself back while the page is on its way out.
    this.current.meStore.dispose();
    storedAccount.save(local, { token, me: answer.value });
    await this.#list.put({ id: answer.value.id, token });
    crossTab.post('reload', { to: null });
    if (redirect === undefined) page.reload();
    else page.goTo(redirect);
    return ok();
  }

  /** Remembers an account for switching without using it now. */
  async addAccount(token: string): Promise<Result> {
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    await this.#list.put({ id: answer.value.id, token });
    return ok();
  }

  /** Uses another remembered account; see {@link login}. */
  async switchTo(id: string): Promise<Result> {
    const token = await this.#list.tokenOf(id);
    return token === undefined ? fail(new StorageError('this account is not remembered')) : this.login(token);
  }

  /** Forgets the current account here and goes on with the next remembered one, or as a visitor. Never rejects. */
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

  /** The token that this browser keeps for an account. */
  async tokenOf(id: string): Promise<string | undefined> {
    return this.#list.tokenOf(id);
  }

  /** Asks the server who a token belongs to. */
  async fetchMe(token: string): Promise<Result<WireMe>> {
    return this.#fetch(token);
  }

  /** Forgets a remembered account that is not in use; the one in use goes on. Never rejects. */
  async forget(id: string): Promise<void> {
    const token = await this.#list.tokenOf(id);
    await this.#list.remove((entry) => entry.id === id);
    if (token !== undefined) await this.#unregisterPush(token);
  }

  /** Profiles of the remembered accounts in their order; those that the server does not know are left out. */
  async storedProfiles(): Promise<WireUserDetailed[]> {
    await this.#list.load();
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
    if (this.#account) results.push(await settings.connect(registryRemote(this.current.api)));
    for (const result of results) if (!result.ok) report(result.error);
  }

  async #fetch(token: string): Promise<Result<WireMe>> {
    return settle(this.#deps.api.call('i', {}, { token }));
  }

  /** A failure is told at once, and an account that is gone is no longer remembered. */
  async #fetchOrExplain(token: string): Promise<Result<WireMe>> {
    const answer = await this.#fetch(token);
    if (answer.ok) return answer;
    if (isDefinitive(answer.error)) await this.#list.remove((entry) => entry.token === token);
    await this.#explain(answer.error);
    return answer;
  }

  async #explain(error: AppError): Promise<void> {
    const { overlays, i18n } = this.#deps;
    const said = describeAccountError(error);
    const text = 'text' in said ? i18n.t(said.text) : said.detail;
    await overlays.alert({ title: i18n.t(said.title), text, kind: 'error' });
  }

  /** The current account is gone: says so, then signs out. Several calls fail at once then; they count as one. */
  async #leave(error: AppError): Promise<void> {
    this.#leaving ??= (async () => {
      await this.#explain(error);
      await this.signOut();
    })();
    await this.#leaving;
  }

  /** @returns whether the page is about to load again as another account. */
  async #followLoginId(): Promise<boolean> {
    const { page } = this.#deps;
    const url = new URL(page.href);
    const id = url.searchParams.get('loginId');
    if (id === null) return false;
    url.searchParams.delete('loginId');
    const target = url.pathname + url.search + url.hash;
    const token = id === this.#account?.me.id ? undefined : await this.#list.tokenOf(id);
    if (token !== undefined && (await this.#mayFollow(token))) {
      if ((await this.login(token, target)).ok) return true;
    }
    page.replaceAddress(target);
    return false;
  }

  /** A link must not silently choose the account that acts here (field.md C2); where it stands, browsers need not tell. */
  async #mayFollow(token: string): Promise<boolean> {
    const { overlays, i18n } = this.#deps;
    const answer = await this.#fetch(token);
    const username = answer.ok ? answer.value.username : i18n.t('session.unknownAccount');
    return overlays.confirm({
      text: i18n.t('session.switchQuestion', { username }),
      kind: 'question',
      okLabel: i18n.t('session.switchOk'),
    });
  }

  async #unregisterPush(token: string): Promise<void> {
    const { api, push, report } = this.#deps;
    try {
      const endpoint = await push.endpoint();
      if (endpoint !== null) await api.call('sw/unregister', { endpoint }, { token });
      if (this.#list.ids.length === 0) await push.removeWorkers();
    } catch (thrown) {
      // The server forgets subscriptions that it cannot reach.
      report(toAppError(thrown));
    }
  }
}
