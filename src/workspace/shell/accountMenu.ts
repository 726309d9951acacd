import type { WireMe } from '~/api/wire';
import { languageChoices } from '~/i18n/languageChoices';
import type { RootStore } from '~/stores/RootStore';
import { changeLanguage } from '~/stores/changeLanguage';
import type { AccountProfile } from '~/stores/session/Accounts';
import { goToSignIn } from '~/stores/session/anyServer/goToSignIn';
import { askToSignOut } from '~/stores/session/askToSignOut';
import { forgetAccount } from '~/stores/session/forgetAccount';
import type { ActionItem } from '~/stores/ui/menuItems';
import type { MenuItem } from '~/stores/ui/OverlayStore';

interface AccountMenuOptions {
  readonly root: RootStore;
  readonly me: WireMe | null;
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
}

/** The menu of the avatar in the navigation: the account, the other stored accounts, the theme and the language. */
export async function accountMenu({ root, me, navigate }: AccountMenuOptions): Promise<readonly MenuItem[]> {
  const { overlays, theme, i18n } = root;
  const { t } = i18n;
  const others = (await root.accounts.profiles()).filter(({ ref }) => ref !== root.session.current.ref);
  const addAccount: readonly MenuItem[] = [
    { text: t('account.existingAccount'), icon: 'login', action: () => void overlays.open('signIn', { addOnly: true }) },
    { text: t('auth.otherServer'), icon: 'world', action: () => goToSignIn(root, { mode: 'add' }) },
    { text: t('account.newAccount'), icon: 'userPlus', action: () => void overlays.open('signUp', {}) },
  ];
  /** An entry that signs out of an account that is not in use. */
  const signOutOf = (user: AccountProfile): MenuItem =>
    switchTo(user, async () => {
      await forgetAccount(root, user.ref);
      overlays.success();
    });
  return [
    ...(me ? [{ type: 'link' as const, to: `/@${me.username}`, text: t('shell.profile'), icon: 'user' as const }] : []),
    { type: 'divider' },
    ...others.map((user) => ({ type: 'pending' as const, item: withUnread(root, user) })),
    { type: 'parent', text: t('account.addAccount'), icon: 'plus', children: addAccount },
    ...(me ? [{ type: 'link' as const, to: '/settings/accounts', text: t('account.manage'), icon: 'users' as const }] : []),
    { type: 'divider' },
    { type: 'switch', text: t('shell.darkMode'), icon: 'moon', get: () => theme.scheme === 'dark', set: () => theme.toggleScheme() },
    { type: 'parent', text: t('shell.language'), icon: 'languageHiragana', children: languageItems(root) },
    { type: 'divider' },
    ...(others.length > 0
      ? [{ type: 'parent' as const, text: t('account.signOutOther'), icon: 'logout' as const, children: others.map(signOutOf) }]
      : []),
    {
      text: t('account.signOut'),
      icon: 'logout',
      danger: true,
      action: () => void askToSignOut(root, () => navigate('/', { replace: true })),
    },
  ];
}

/** The longest time that an entry waits for the number of unread notifications; ms. */
const COUNT_MS = 1_000;

/** The entry that switches to an account, with what it has not read. Its server may be slow, so the entry comes without the number then. */
async function withUnread({ accounts, clock, i18n }: RootStore, user: AccountProfile): Promise<MenuItem> {
  const late = new Promise<null>((resolve) => clock.after(COUNT_MS, () => resolve(null)));
  const n = await Promise.race([accounts.unreadOf(user.ref), late]);
  const item = switchTo(user, () => void accounts.switchTo(user.ref));
  return n ? { ...item, help: i18n.t('account.unread', { n }) } : item;
}

function switchTo(user: AccountProfile, action: () => void | Promise<void>): ActionItem {
  return { text: user.handle, avatarUrl: user.avatarUrl ?? undefined, action };
}

/** The languages. */
export function languageItems(root: RootStore): readonly MenuItem[] {
  return languageChoices(root.i18n).map(({ code, name, share }) => ({
    text: name,
    ...(share !== undefined && { help: share }),
    active: root.i18n.lang === code,
    action: () => void changeLanguage(root, code),
  }));
}
