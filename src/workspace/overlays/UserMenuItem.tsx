import { observer } from 'mobx-react-lite';
import { DropdownMenu } from 'radix-ui';
import { useAccount } from '~/react/context';
import type { UserItem } from '~/stores/ui/menuItems';
import { choiceProps, type MenuItemsProps } from './menuItemProps';
import styles from './Menu.module.css';
import { MenuItemContent } from './MenuItemContent';

/** A user in a menu. A user who is not loaded is shown by id. */
export const UserMenuItem = observer(function UserMenuItem({ item, onChosen }: { item: UserItem; onChosen: MenuItemsProps['onChosen'] }) {
  const user = useAccount().users.get(item.userId);
  const text = user ? `@${user.username}${user.host === null ? '' : `@${user.host}`}` : item.userId;
  return (
    <DropdownMenu.Item className={styles.item} {...choiceProps(item.active)} onSelect={() => onChosen(() => item.action())}>
      <MenuItemContent text={text} icon="user" avatarUrl={user?.avatarUrl ?? undefined} isChosen={item.active} />
    </DropdownMenu.Item>
  );
});
