import type { ApiClient } from '~/api/ApiClient';
import type { WireMe, WireUserDetailed } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { StorageError, toAppError, type AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import { accountRef, idOfRef, type AccountRef } from '~/services/accountRef';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import type { OverlayStore } from '../ui/OverlayStore';
import { isDefinitive } from './accountErrors';
import { AccountList, type AccountEntry, type TokenKind } from './AccountList';
import type { AccountScope } from './AccountScope';
import { explainAccountError } from './explainAccountError';
import type { PageControl } from './PageControl';
import type { PushRegistration } from './pushRegistration';
import { storedAccount, type StoredAccount } from './storedAccount';

/** The services that {@link Accounts} uses. */
export interface AccountsDeps {
  /** The origin of the page. */
  readonly pageOrigin: string;
  /** Returns what calls a server without a token; the token of an account is passed with the call. */
  readonly visit: (origin: string) => Pick<ApiClient, 'call'>;
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
  readonly current: Pick<AccountScope, 'api' | 'server' | 'meStore' | 'dispose'>;
  /** Called with the account that takes over, before the current one signs out. */
  readonly onHandOver: (next: AccountRef) => void;
  /** Called when an account signs out, before the page goes. */
  readonly onSignedOut?: (account: AccountRef) => void;
  /** Reports errors of operations that the viewer did not start. */
  readonly report: (error: AppError) => void;
}

/** The profile of a stored account. */
export type AccountProfile = WireUserDetailed & {
  readonly ref: AccountRef;
  /** `@name` on the server of the page, otherwise `@name@host`: people may have the same name on several servers. */
  readonly handle: string;
};

/** How an account is signed in. */
export interface LoginOptions {
  /** The origin of its server; by default that of the page. */
  readonly origin?: string;
  /** Whose token it is; by default the account's own. */
  readonly kind?: TokenKind;
  /** Where the page goes then, instead of loading again. */
  readonly redirect?: string;
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
    this.#list = new AccountList(deps);
  }

  /** The accounts that can be switched to, in the order of adding; observable. Tokens are not exposed. */
  get refs(): readonly AccountRef[] {
    return this.#list.refs;
  }

  /** Reads the stored accounts again, because another tab may have changed them. */
  load(): Promise<void> {
    return this.#list.load();
  }

  /** Stores the account in use for switching. */
  async rememberCurrent(): Promise<void> {
    const { account } = this.#deps;
    if (account) await this.#list.put(this.#entryOf(account));
    else await this.#list.load();
  }

  /** What this browser uses an account with. */
  accessOf(ref: AccountRef): Promise<AccountEntry | undefined> {
    return this.#list.find(ref);
  }

  /** Asks a server which of its accounts a token belongs to. */
  fetchMe({ origin, token }: Pick<AccountEntry, 'origin' | 'token'>): Promise<Result<WireMe>> {
    return settle(this.#deps.visit(origin).call('i', {}, { token }));
  }

  /** How many notifications a stored account has not read; null if its server does not answer. */
  async unreadOf(ref: AccountRef): Promise<number | null> {
    const access = await this.accessOf(ref);
    const answer = access && (await this.fetchMe(access));
    return answer?.ok ? answer.value.unreadNotificationsCount : null;
  }

  /** Profiles of the stored accounts in their order, without those that their servers do not know. */
  async profiles(): Promise<AccountProfile[]> {
    await this.load();
    const entries = await this.#list.all();
    const origins = [...new Set(entries.map(({ origin }) => origin))];
    const known = await Promise.all(origins.map((origin) => this.#profilesAt(entries.filter((entry) => entry.origin === origin))));
    return entries.flatMap((entry) => known.flat().filter(({ ref }) => ref === entry.ref));
  }

  /**
   * Makes an account the current one. On success, reloads this tab (at `redirect` if given) and all others. A failure has already been
   * explained to the viewer.
   */
  async login(token: string, { origin = this.#deps.pageOrigin, kind = 'own', redirect }: LoginOptions = {}): Promise<Result> {
    const { local, crossTab, page, account, current, pageOrigin } = this.#deps;
    const answer = await this.#fetchOrExplain({ origin, token });
    if (!answer.ok) return answer;
    const next: StoredAccount = { ...(origin !== pageOrigin && { origin }), token, ...(kind === 'app' && { kind }), me: answer.value };
    if (!storedAccount.save(local, next)) {
      // After a reload, the new account would be forgotten. The old one stays.
      if (account) storedAccount.save(local, account);
      else local.remove(storedAccount.key);
      return this.#explained(new StorageError('the browser does not keep the account'));
    }
    // The old account must not save itself again while the page unloads.
    current.meStore.dispose();
    await this.#list.put(this.#entryOf(next));
    crossTab.post('reload', { to: null });
    if (redirect === undefined) page.reload();
    else page.goTo(redirect);
    return ok();
  }

  /** Stores an account for switching without using it now. A failure has already been explained to the viewer. */
  async add(token: string, { origin = this.#deps.pageOrigin, kind = 'own' }: Pick<LoginOptions, 'origin' | 'kind'> = {}): Promise<Result> {
    const answer = await this.#fetchOrExplain({ origin, token });
    if (!answer.ok) return answer;
    if (await this.#list.put(this.#entryOf({ origin, token, kind, me: answer.value }))) return ok();
    // It would be offered for switching, and not be found then.
    await this.#list.load();
    return this.#explained(new StorageError('the browser does not keep the account'));
  }

  /** Switches to a stored account; see {@link login}. */
  async switchTo(ref: AccountRef): Promise<Result> {
    const entry = await this.accessOf(ref);
    return entry ? this.login(entry.token, entry) : this.#explained(new StorageError('this account is not remembered'));
  }

  /** Signs out of the current account and continues with the next stored one, or as a visitor. Never rejects. */
  async signOut(): Promise<void> {
    const { local, crossTab, page, account, current, onHandOver } = this.#deps;
    if (account) {
      current.dispose();
      local.remove(storedAccount.key);
      const left = this.#entryOf(account);
      this.#deps.onSignedOut?.(left.ref);
      await this.#list.remove(({ ref }) => ref === left.ref);
      await this.#unregisterPush(left);
      const next = await this.#list.first();
      if (next) {
        onHandOver(next.ref);
        if ((await this.login(next.token, { ...next, redirect: '/' })).ok) return;
      }
    }
    crossTab.post('reload', { to: '/' });
    page.goTo('/');
  }

  /** Removes a stored account other than the current one. Never rejects. */
  async forget(name: AccountRef): Promise<void> {
    const entry = await this.accessOf(name);
    if (!entry) return;
    this.#deps.onSignedOut?.(entry.ref);
    await this.#list.remove(({ ref }) => ref === entry.ref);
    await this.#unregisterPush(entry);
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

  #entryOf({ origin = this.#deps.pageOrigin, token, kind = 'own', me }: StoredAccount): AccountEntry {
    return { ref: accountRef(me.id, origin, this.#deps.pageOrigin), origin, token, kind };
  }

  /** The profiles of the accounts on one server: as the current account sees them, or as a visitor. */
  async #profilesAt(entries: readonly AccountEntry[]): Promise<readonly AccountProfile[]> {
    const { current, visit, report, pageOrigin } = this.#deps;
    const [first] = entries;
    if (!first) return [];
    const api = first.origin === current.server.origin ? current.api : visit(first.origin);
    const answer = await settle(api.call('users/show', { userIds: entries.map(({ ref }) => idOfRef(ref)) }));
    if (!answer.ok) report(answer.error);
    const users = answer.ok ? [answer.value].flat() : [];
    const at = first.origin === pageOrigin ? '' : `@${new URL(first.origin).host}`;
    return users.map((user) => ({ ...user, ref: accountRef(user.id, first.origin, pageOrigin), handle: `@${user.username}${at}` }));
  }

  async #explained(error: AppError): Promise<Result<never>> {
    await explainAccountError(this.#deps, error);
    return fail(error);
  }

  /** Shows a failure at once, and removes an account that no longer exists. */
  async #fetchOrExplain(access: Pick<AccountEntry, 'origin' | 'token'>): Promise<Result<WireMe>> {
    const answer = await this.fetchMe(access);
    if (answer.ok) return answer;
    if (isDefinitive(answer.error)) await this.#list.remove(({ origin, token }) => origin === access.origin && token === access.token);
    await explainAccountError(this.#deps, answer.error);
    return answer;
  }

  /** The server of the page alone knows this browser: a worker belongs to one. */
  async #unregisterPush({ origin, token }: AccountEntry): Promise<void> {
    const { visit, push, report, pageOrigin } = this.#deps;
    if (origin !== pageOrigin) return;
    try {
      const endpoint = await push.endpoint();
      if (endpoint !== null) await visit(origin).call('sw/unregister', { endpoint }, { token });
      if (!(await this.#list.all()).some((entry) => entry.origin === pageOrigin)) await push.removeWorkers();
    } catch (thrown) {
      // The server drops subscriptions that it cannot reach.
      report(toAppError(thrown));
    }
  }
}
