import type { I18n } from '~/i18n/I18n';
import type { AppError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import type { CrossTab } from '~/storage/CrossTab';
import type { SettingsStore } from '../settings/SettingsStore';
import type { OverlayStore } from '../ui/OverlayStore';
import { isDefinitive } from './accountErrors';
import type { Accounts } from './Accounts';
import type { AccountScope } from './AccountScope';
import { isInternalPath, type PageControl } from './PageControl';
import type { StoredAccount } from './storedAccount';

/** The services that a {@link SessionStore} uses. */
export interface SessionDeps {
  /** The account stored in this browser, null for a visitor. */
  readonly account: StoredAccount | null;
  /** Its scope, or that of a visitor. */
  readonly current: AccountScope;
  readonly accounts: Accounts;
  readonly crossTab: CrossTab;
  readonly page: PageControl;
  readonly overlays: Pick<OverlayStore, 'confirm'>;
  readonly i18n: Pick<I18n, 't' | 'shared' | 'switchTo'>;
  /** Connected to the server once the account is known. */
  readonly settings: Pick<SettingsStore, 'load' | 'connect'>;
  /** Reports errors of operations that the viewer did not start. */
  readonly report: (error: AppError) => void;
}

/**
 * The account that uses this browser. The account of the last visit is available at once and verified in the
 * background. {@link Accounts} changes it.
 */
export class SessionStore implements Disposable {
  readonly current: AccountScope;
  readonly #deps: SessionDeps;
  readonly #owned = new DisposableStore();

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.current = deps.current;
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
    const { accounts, crossTab, page, i18n } = this.#deps;
    this.#owned.add(
      crossTab.on('reload', ({ to }) => {
        if (typeof to === 'string' && isInternalPath(to)) page.goTo(to);
        else page.reload();
      }),
    );
    // Texts that cannot be fetched leave the old language until this tab is opened again.
    this.#owned.add(crossTab.on('language', ({ lang }) => void i18n.switchTo(lang).catch(() => undefined)));
    if (await followLoginId(this.#deps)) return;
    await Promise.all([accounts.rememberCurrent(), this.#startSettings(), this.refresh()]);
  }

  /** Requests the current account from the server again. */
  async refresh(): Promise<Result> {
    const { account, accounts } = this.#deps;
    if (!account) return ok();
    const { server } = this.current;
    const answer = await accounts.fetchMe({ origin: server.origin, token: account.token });
    if (answer.ok) {
      this.current.meStore.merge(answer.value);
      return ok();
    }
    if (isDefinitive(answer.error)) await accounts.leave(answer.error);
    return answer;
  }

  dispose(): void {
    this.#owned.dispose();
  }

  async #startSettings(): Promise<void> {
    const { settings, report } = this.#deps;
    for (const result of [await settings.load(), await settings.connect()]) if (!result.ok) report(result.error);
  }
}

/**
 * Uses the page as the stored account that `loginId` in the address names. The viewer is asked first: a link must not silently choose the
 * account that acts here, and browsers may hide where the link was. The parameter leaves the address in any case.
 * @returns whether the page is about to reload as another account
 */
async function followLoginId({ accounts, current, page, overlays, i18n }: SessionDeps): Promise<boolean> {
  const url = new URL(page.href);
  const name = url.searchParams.get('loginId');
  if (name === null) return false;
  url.searchParams.delete('loginId');
  const target = url.pathname + url.search + url.hash;
  const access = await accounts.accessOf(name);
  if (access !== undefined && access.ref !== current.ref) {
    const [answer] = await Promise.all([accounts.fetchMe(access), i18n.shared().catch(() => {})]);
    const username = answer.ok ? answer.value.username : i18n.t('accountDialog.unknownAccount');
    const text = i18n.t('accountDialog.switchQuestion', { username });
    const isWanted = await overlays.confirm({ text, kind: 'question', okLabel: i18n.t('accountDialog.switchOk') });
    if (isWanted && (await accounts.login(access.token, { origin: access.origin, redirect: target })).ok) return true;
  }
  page.replaceAddress(target);
  return false;
}
