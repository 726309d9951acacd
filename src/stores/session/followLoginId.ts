import type { Accounts } from './Accounts';
import type { SessionDeps } from './SessionStore';

/**
 * Uses the page as the stored account that `loginId` in the address names. The viewer is asked first: a link must not silently choose the
 * account that acts here, and browsers may hide where the link was. The parameter leaves the address in any case.
 * @returns whether the page is about to reload as another account
 */
export async function followLoginId(
  accounts: Accounts,
  { page, overlays, i18n, account }: Pick<SessionDeps, 'page' | 'overlays' | 'i18n' | 'account'>,
): Promise<boolean> {
  const url = new URL(page.href);
  const id = url.searchParams.get('loginId');
  if (id === null) return false;
  url.searchParams.delete('loginId');
  const target = url.pathname + url.search + url.hash;
  const token = id === account?.me.id ? undefined : await accounts.tokenOf(id);
  if (token !== undefined) {
    const [answer] = await Promise.all([accounts.fetchMe(token), i18n.shared().catch(() => {})]);
    const username = answer.ok ? answer.value.username : i18n.t('accountDialog.unknownAccount');
    const text = i18n.t('accountDialog.switchQuestion', { username });
    const isWanted = await overlays.confirm({ text, kind: 'question', okLabel: i18n.t('accountDialog.switchOk') });
    if (isWanted && (await accounts.login(token, target)).ok) return true;
  }
  page.replaceAddress(target);
  return false;
}
