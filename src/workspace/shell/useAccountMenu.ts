import { languages } from '~/i18n/languages';
import { useI18n } from '~/i18n/useI18n';
import type { WireUserDetailed } from '~/api/wire';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

/** What the avatar in the navigation opens: the account, the others stored here, and how the client looks and speaks. */
export function useAccountMenu(): () => Promise<readonly MenuItem[]> {
  const { t } = useI18n();
  const { session, overlays, theme } = useStores();
  const { me } = useAccount();
  const { navigate } = usePane();
  const language = useLanguageItems();

  const addAccount: readonly MenuItem[] = [
    { text: t('shell.existingAccount'), icon: 'logIn', action: () => void overlays.open('signIn', { addOnly: true }) },
    { text: t('shell.newAccount'), icon: 'userPlus', action: () => void overlays.open('signUp', {}) },
  ];

  return async () => {
    const others = await session.storedProfiles();
    return [
      ...(me ? [{ type: 'link' as const, to: `/@${me.username}`, text: t('shell.profile'), icon: 'user' as const }] : []),
      { type: 'divider' },
      ...others.filter((user) => user.id !== me?.id).map((user) => switchTo(user, () => void session.switchTo(user.id))),
      { type: 'parent', text: t('shell.addAccount'), icon: 'plus', children: addAccount },
      { type: 'divider' },
      { type: 'switch', text: t('shell.darkMode'), icon: 'moon', get: () => theme.scheme === 'dark', set: () => theme.toggleScheme() },
      { type: 'parent', text: t('shell.language'), icon: 'translate', children: language },
      { type: 'divider' },
      { text: t('shell.signOut'), icon: 'logOut', danger: true, action: () => void signOut() },
    ];
  };

  async function signOut(): Promise<void> {
    if (await overlays.confirm({ text: t('shell.signOutQuestion'), kind: 'question', okLabel: t('shell.signOut') })) {
      navigate('/', { replace: true });
      await session.signOut();
    }
  }
}

function switchTo(user: WireUserDetailed, action: () => void): MenuItem {
  return { text: `@${user.username}`, avatarUrl: user.avatarUrl ?? undefined, action };
}

/** Choosing a language reloads: texts that are already on the screen were made in the old one. */
export function useLanguageItems(): readonly MenuItem[] {
  const { i18n } = useStores();
  const { local } = useStores();
  return languages.map(({ code, name }) => ({
    text: name,
    active: i18n.lang === code,
    action: () => {
      local.set('lang', code);
      location.reload();
    },
  }));
}
