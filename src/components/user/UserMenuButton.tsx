import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { useUserMenu } from './useUserMenu';

interface UserMenuButtonProps {
  user: Pick<User, 'id'>;
}

/** A button that opens the menu of a user. */
export function UserMenuButton({ user }: UserMenuButtonProps) {
  const { t } = useI18n();
  const openMenu = useUserMenu();
  return <IconButton icon="dots" label={t('user.menu')} aria-haspopup="menu" onClick={(event) => openMenu(user.id, event.currentTarget)} />;
}
