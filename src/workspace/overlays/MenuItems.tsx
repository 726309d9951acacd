import { browserPath } from '~/lib/basePath';
import { DropdownMenu } from 'radix-ui';
import { shownAcct } from '~/components/user/acct';
import { Icon } from '~/components/ui/Icon';
import { ReactionEmoji } from '~/emoji/ReactionEmoji';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { Link } from '~/router/Link';
import type { MenuItem, UserItem, PendingItem, SwitchItem } from '~/stores/ui/menuItems';
import styles from './Menu.module.css';
import { MenuItemContent } from './MenuItemContent';
import { SubMenu } from './SubMenu';
import { observer } from 'mobx-react-lite';
import { useAccount } from '~/react/context';
import { useEffect, useState, type ReactNode } from 'react';

/** The entries of one menu or submenu. */
export function MenuItems({ items, onChosen }: MenuItemsProps) {
  const { t } = useI18n();
  if (items.length === 0) return <DropdownMenu.Label className={styles.label}>{t('dialog.emptyMenu')}</DropdownMenu.Label>;
  // The index works as a key: the items of an open menu never change.
  return items.map((item, place) => <OneItem key={place} item={item} onChosen={onChosen} />);
}

function OneItem({ item, onChosen }: { item: MenuItem; onChosen: MenuItemsProps['onChosen'] }) {
  switch (item.type) {
    case 'divider':
      return <DropdownMenu.Separator className={styles.divider} />;
    case 'label':
      return <DropdownMenu.Label className={styles.label}>{item.text}</DropdownMenu.Label>;
    case 'pending':
      return <PendingMenuItem item={item}>{(arrived) => <OneItem item={arrived} onChosen={onChosen} />}</PendingMenuItem>;
    case 'link':
      return (
        <DropdownMenu.Item className={styles.item} asChild onSelect={() => onChosen(() => {})}>
          <Link to={item.to}>
            <MenuItemContent {...item} />
          </Link>
        </DropdownMenu.Item>
      );
    case 'a': {
      const href = safeHttpUrl(browserPath(item.href), window.location.href) ?? undefined;
      return (
        <DropdownMenu.Item className={styles.item} asChild disabled={href === undefined} onSelect={() => onChosen(() => {})}>
          <a href={href} target={item.target} download={item.download} rel="nofollow noopener noreferrer">
            <MenuItemContent {...item} />
          </a>
        </DropdownMenu.Item>
      );
    }
    case 'user':
      return <UserMenuItem item={item} onChosen={onChosen} />;
    case 'switch':
      return <SwitchMenuItem item={item} />;
    case 'row':
      return (
        <DropdownMenu.Group className={styles.row} data-look={item.look}>
          {item.items.map((one, place) => (
            <RowCell key={place} item={one} look={item.look} onChosen={onChosen} />
          ))}
        </DropdownMenu.Group>
      );
    case 'parent':
      return <SubMenu item={item}>{(children) => <MenuItems items={children} onChosen={onChosen} />}</SubMenu>;
    default:
      return (
        <DropdownMenu.Item
          className={styles.item}
          data-danger={item.danger || undefined}
          {...choiceProps(item.active)}
          {...(item.disabled && { disabled: true })}
          onSelect={() => onChosen(() => item.action())}
        >
          <MenuItemContent {...item} isChosen={item.active} />
        </DropdownMenu.Item>
      );
  }
}

interface RowCellProps {
  item: MenuItem;
  look: 'emojis' | 'tiles';
  onChosen: MenuItemsProps['onChosen'];
}

/** One of several actions beside each other. */
function RowCell({ item, look, onChosen }: RowCellProps) {
  const className = look === 'emojis' ? styles.emoji : styles.tile;
  if (item.type === 'pending') {
    return (
      <PendingMenuItem item={item} className={className}>
        {(arrived) => <RowCell item={arrived} look={look} onChosen={onChosen} />}
      </PendingMenuItem>
    );
  }
  if (item.type !== undefined && item.type !== 'action') return null;
  const { text, icon, emoji, active } = item;
  return (
    <DropdownMenu.Item
      className={className}
      aria-label={look === 'emojis' ? text : undefined}
      data-on={active || undefined}
      onSelect={() => onChosen(() => item.action())}
    >
      {emoji === undefined ? icon && <Icon name={icon} /> : <ReactionEmoji reaction={emoji} />}
      {look === 'tiles' && <span className={styles.tileText}>{text}</span>}
    </DropdownMenu.Item>
  );
}

/** A user in a menu. A user who is not loaded is shown by id. */
const UserMenuItem = observer(function UserMenuItem({ item, onChosen }: { item: UserItem; onChosen: MenuItemsProps['onChosen'] }) {
  const user = useAccount().users.get(item.userId);
  const text = user ? shownAcct(user) : item.userId;
  return (
    <DropdownMenu.Item className={styles.item} {...choiceProps(item.active)} onSelect={() => onChosen(() => item.action())}>
      <MenuItemContent text={text} icon="user" avatarUrl={user?.avatarUrl ?? undefined} isChosen={item.active} />
    </DropdownMenu.Item>
  );
});

interface MenuItemsProps {
  items: readonly MenuItem[];
  /** Closes the menu, runs the chosen action, and shows an error if it fails. */
  onChosen: (action: () => void | Promise<void>) => void;
}

/** The attributes of an entry that is one choice of several. The current choice cannot be chosen again. */
function choiceProps(active: boolean | undefined) {
  return active === undefined
    ? {}
    : { role: 'menuitemradio', 'aria-checked': active, 'data-active': active || undefined, disabled: active };
}

interface PendingMenuItemProps {
  item: PendingItem;
  className?: string | undefined;
  children: (arrived: MenuItem) => ReactNode;
}

/** The place of an entry that is still loading, so that the others need not wait for it. */
function PendingMenuItem({ item, className = styles.item, children }: PendingMenuItemProps) {
  const { item: coming } = item;
  const [arrived, setArrived] = useState<MenuItem | null>();
  useEffect(() => {
    let isOpen = true;
    coming?.then(
      (found) => isOpen && setArrived(found),
      () => isOpen && setArrived(null),
    );
    return () => {
      isOpen = false;
    };
  }, [coming]);
  if (arrived) return children(arrived);
  if (arrived === null) return null;
  return (
    <DropdownMenu.Item className={className} disabled>
      …
    </DropdownMenu.Item>
  );
}

/** A setting in a menu. Toggling it leaves the menu open. */
const SwitchMenuItem = observer(function SwitchMenuItem({ item }: { item: SwitchItem }) {
  const isOn = item.get();
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      checked={isOn}
      disabled={item.disabled}
      onSelect={(event) => {
        event.preventDefault();
        item.set(!isOn);
      }}
    >
      <MenuItemContent {...item} />
      <span className={styles.track} aria-hidden>
        <span className={styles.knob} />
      </span>
    </DropdownMenu.CheckboxItem>
  );
});
