import type { WireMe } from '~/api/wire';
import { StorageError, toAppError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { RootStore } from '../RootStore';
import { settle } from '../settle';
import { isDefinitive } from './accountErrors';
import { AccountList } from './AccountList';
import type { AccountScope } from './AccountScope';
import type { SessionDeps } from './SessionStore';
import { storedAccount } from './storedAccount';

/**
 * The accounts that this browser can switch between, and what changes the one in use. Changing it loads the page again: signing in,
 * switching and signing out reload every tab, so that nothing of one account can leak into another. Nothing at the start needs this,
 * so it comes after the first notes. Code that signs out imports it and needs no network then.
 */
export class Accounts {
  readonly #deps: SessionDeps;
  readonly #current: AccountScope;
  readonly #list: AccountList;
  #leaving: Promise<void> | null = null;

  constructor(deps: SessionDeps, current: AccountScope) {
    this.#deps = deps;
    this.#current = current;
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
  rememberCurrent(): Promise<void> {
    const { account } = this.#deps;
    return account ? this.#list.put({ id: account.me.id, token: account.token }) : this.#list.load();
  }

  /** The token stored in this browser for an account. */
  tokenOf(id: string): Promise<string | undefined> {
    return this.#list.tokenOf(id);
  }

  /** Asks the server which account a token belongs to. */
  fetchMe(token: string): Promise<Result<WireMe>> {
    return settle(this.#deps.api.call('i', {}, { token }));
  }

  /** Makes an account the current one. On success, reloads this tab (at `redirect` if given) and all others. */
  async login(token: string, redirect?: string): Promise<Result> {
    const { local, crossTab, page, account } = this.#deps;
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    if (!storedAccount.save(local, { token, me: answer.value })) {
      // After a reload, the new account would be forgotten. The old one stays.
      if (account) storedAccount.save(local, account);
      else local.remove(storedAccount.key);
      return fail(new StorageError('the browser does not keep the account'));
    }
    // The old account must not save itself again while the page unloads.
    this.#current.meStore.dispose();
    await this.#list.put({ id: answer.value.id, token });
    crossTab.post('reload', { to: null });
    if (redirect === undefined) page.reload();
    else page.goTo(redirect);
    return ok();
  }

  /** Stores an account for switching without using it now. */
  async add(token: string): Promise<Result> {
    const answer = await this.#fetchOrExplain(token);
    if (!answer.ok) return answer;
    await this.#list.put({ id: answer.value.id, token });
    return ok();
  }

  /** Switches to a stored account; see {@link login}. */
  async switchTo(id: string): Promise<Result> {
    const token = await this.tokenOf(id);
    return token === undefined ? fail(new StorageError('this account is not remembered')) : this.login(token);
  }

  /** Signs out of the current account and continues with the next stored one, or as a visitor. Never rejects. */
  async signOut(): Promise<void> {
    const { local, crossTab, page, account, onHandOver } = this.#deps;
    if (account) {
      this.#current.dispose();
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
      await this.#explain(error);
      await this.signOut();
    })();
    await this.#leaving;
  }

  /** Shows a failure at once, and removes an account that no longer exists. */
  async #fetchOrExplain(token: string): Promise<Result<WireMe>> {
    const answer = await this.fetchMe(token);
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

  async #unregisterPush(token: string): Promise<void> {
    const { api, report } = this.#deps;
    try {
      const push = await this.#deps.push();
      const endpoint = await push.endpoint();
      if (endpoint !== null) await api.call('sw/unregister', { endpoint }, { token });
      if (this.ids.length === 0) await push.removeWorkers();
    } catch (thrown) {
      // The server drops subscriptions that it cannot reach.
      report(toAppError(thrown));
    }
  }
}

/** Makes the accounts of this browser; there is one for the whole product, `root.part(createAccounts)`. */
export const createAccounts = ({ session }: RootStore): Accounts => new Accounts(session.deps, session.current);
