import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { neededOffline } from '~/lib/neededOffline';
import { useAccount, useStores } from '~/react/context';
import type { User } from '~/services/records';

const loadMenu = neededOffline(() => import('./userMenu'));

interface UserMenuButtonProps {
  user: Pick<User, 'id'>;
}

/** The button that opens the menu of a user. Its code loads with the first press. */
export function UserMenuButton({ user }: UserMenuButtonProps) {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  const items = () => loadMenu().then(({ userMenu }) => userMenu({ root, account, i18n }, user.id));
  return <MenuButton icon="dots" label={i18n.t('user.menu')} align="start" items={items} />;
}
