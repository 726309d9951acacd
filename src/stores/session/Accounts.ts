import type { ApiClient } from '~/api/ApiClient';
import type { WireMe, WireUserDetailed } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { StorageError, toAppError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import type { OverlayStore } from '../ui/OverlayStore';
import { isDefinitive } from './accountErrors';
import { AccountList } from './AccountList';
import type { AccountScope } from './AccountScope';
import { explainAccountError } from './explainAccountError';
import type { PageControl } from './PageControl';
import type { PushRegistration } from './pushRegistration';
import { storedAccount, type StoredAccount } from './storedAccount';

/** The services that {@link Accounts} uses. */
export interface AccountsDeps {
  /** Calls without a token; the token of an account is passed with the call. */
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
  readonly kv: KeyValueStore;
  readonly crossTab: CrossTab;
  readonly page: PageControl;
  readonly push: PushRegistration;
  readonly overlays: Pick<OverlayStore, 'alert'>;
  readonly i18n: Pick<I18n, 't' | 'shared'>;
  /** The account in use as this browser stores it, null for a visitor. */
  readonly account: StoredAccount | null;
  /** The scope of the account in use. */
  readonly current: Pick<AccountScope, 'api' | 'meStore' | 'dispose'>;
  /** Called with the id of the account that takes over, before the current one signs out. */
  readonly onHandOver: (next: string) => void;
  /** Reports errors of operations that the viewer did not start. */
  readonly report: (error: AppError) => void;
}

/**
 * The accounts that this browser can switch between, and the actions that change the one in use. Changing it loads the page again: signing
 * in, switching and signing out reload every tab, so that nothing of one account can leak into another.
 */
export class Accounts {
  readonly #deps: AccountsDeps;
  readonly #list: AccountList;
  #leaving: Promise<void> | null = null;

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
    this.#list = new AccountList(deps.kv, deps.report);
  }

  /** The ids of the accounts that can be switched to, in the order of adding; observable. Tokens are not exposed. */
  get ids(): readonly string[] {
    return this.#list.ids;
  }

  /** Reads the stored accounts again, because another tab may have changed them. */
  load(): Promise<void> {
    return this.#list.load();
  }

  /** Stores the account in use for switching. */
  async rememberCurrent(): Promise<void> {
    const { account } = this.#deps;
    if (account) await this.#list.put({ id: account.me.id, token: account.token });
    else await this.#list.load();
  }

  /** The token stored in this browser for an account. */
  tokenOf(id: string): Promise<string | undefined> {
    return this.#list.tokenOf(id);
  }

  /** Asks the server which account a token belongs to. */
  fetchMe(token: string): Promise<Result<WireMe>> {
    return settle(this.#deps.api.call('i', {}, { token }));
  }

  /** Profiles of the stored accounts in their order, without those that the server does not know. */
  async profiles(): Promise<WireUserDetailed[]> {
    const { current, report } = this.#deps;
    await this.load();
    const userIds = this.ids;
    if (userIds.length === 0) return [];
    const answer = await settle(current.api.call('users/show', { userIds }));
    if (!answer.ok) report(answer.error);
    const known = answer.ok ? [answer.value].flat() : [];
    return userIds.flatMap((id) => known.filter((user) => user.id === id));
  }

  /**
   * Makes an account the current one. On success, reloads this tab (at `redirect` if given) and all others. A failure has already been
   * explained to the viewer.
   */
  async login(token: string, redirect?: string): Promise<Result> {
    const { local, crossTab, page, account, current } = this.#deps;
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    if (!storedAccount.save(local, { token, me: answer.value })) {
      // After a reload, the new account would be forgotten. The old one stays.
      if (account) storedAccount.save(local, account);
      else local.remove(storedAccount.key);
      return this.#explained(new StorageError('the browser does not keep the account'));
    }
    // The old account must not save itself again while the page unloads.
    current.meStore.dispose();
    await this.#list.put({ id: answer.value.id, token });
    crossTab.post('reload', { to: null });
    if (redirect === undefined) page.reload();
    else page.goTo(redirect);
    return ok();
  }

  /** Stores an account for switching without using it now. A failure has already been explained to the viewer. */
  async add(token: string): Promise<Result> {
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    if (await this.#list.put({ id: answer.value.id, token })) return ok();
    // It would be offered for switching, and not be found then.
    await this.#list.load();
    return this.#explained(new StorageError('the browser does not keep the account'));
  }

  /** Switches to a stored account; see {@link login}. */
  async switchTo(id: string): Promise<Result> {
    const token = await this.tokenOf(id);
    return token === undefined ? this.#explained(new StorageError('this account is not remembered')) : this.login(token);
  }

  /** Signs out of the current account and continues with the next stored one, or as a visitor. Never rejects. */
  async signOut(): Promise<void> {
    const { local, crossTab, page, account, current, onHandOver } = this.#deps;
    if (account) {
      current.dispose();
      local.remove(storedAccount.key);
      await this.#list.remove(({ id }) => id === account.me.id);
      await this.#unregisterPush(account.token);
      const next = await this.#list.first();
      if (next) {
        onHandOver(next.id);
        if ((await this.login(next.token, '/')).ok) return;
      }
    }
    crossTab.post('reload', { to: '/' });
    page.goTo('/');
  }

  /** Removes a stored account other than the current one. Never rejects. */
  async forget(id: string): Promise<void> {
    const token = await this.tokenOf(id);
    await this.#list.remove((entry) => entry.id === id);
    if (token !== undefined) await this.#unregisterPush(token);
  }

  /**
   * The current account no longer exists: tells the viewer, then signs out. Several calls fail at once then; only the
   * first counts. Never rejects.
   */
  async leave(error: AppError): Promise<void> {
    this.#leaving ??= (async () => {
      await explainAccountError(this.#deps, error);
      await this.signOut();
    })();
    await this.#leaving;
  }

  async #explained(error: AppError): Promise<Result<never>> {
    await explainAccountError(this.#deps, error);
    return fail(error);
  }

  /** Shows a failure at once, and removes an account that no longer exists. */
  async #fetchOrExplain(token: string): Promise<Result<WireMe>> {
    const answer = await this.fetchMe(token);
    if (answer.ok) return answer;
    if (isDefinitive(answer.error)) await this.#list.remove((entry) => entry.token === token);
    await explainAccountError(this.#deps, answer.error);
    return answer;
  }

  async #unregisterPush(token: string): Promise<void> {
    const { api, push, report } = this.#deps;
    try {
      const endpoint = await push.endpoint();
      if (endpoint !== null) await api.call('sw/unregister', { endpoint }, { token });
      if (this.ids.length === 0) await push.removeWorkers();
    } catch (thrown) {
      // The server drops subscriptions that it cannot reach.
      report(toAppError(thrown));
    }
  }
}
