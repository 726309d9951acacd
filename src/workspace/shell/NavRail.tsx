import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Avatar } from '~/components/user/Avatar';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import { openAddColumn } from '../deck/openAddColumn';
import { useWorkspace } from '../WorkspaceContext';
import styles from './NavRail.module.css';
import { useAccountMenu } from './useAccountMenu';
import { formatCount, useNavItems, type NavItem } from './useNavItems';

interface NavRailProps {
  /** Told before something opens that takes the place of the navigation, as a drawer has to make room. */
  onLeave?: () => void;
}

/** The way around on wide screens; narrower than 1280 px it shows icons only. */
export const NavRail = observer(function NavRail({ onLeave }: NavRailProps) {
  const { t } = useI18n();
  const root = useStores();
  const { routes } = useWorkspace();
  const { overlays, instance } = root;
  const { me } = useAccount();
  const items = useNavItems();
  const accountMenu = useAccountMenu();
  // In a drawer the button is gone by the time that its menu is there.
  const leave = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): OverlayAnchor => {
    onLeave?.();
    return onLeave ? { x: clientX, y: clientY } : currentTarget;
  };
  const icon = safeHttpUrl(instance.meta?.iconUrl);
  return (
    <nav className={styles.rail} aria-label={t('shell.main')}>
      <Link to="/" className={styles.instance} aria-label={instance.name}>
        {icon ? <img src={icon} alt="" width={32} height={32} /> : <img src="/favicon.svg" alt="" width={32} height={32} />}
        <span className={styles.label}>{instance.name}</span>
      </Link>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.to}>
            <RailLink item={item} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {me && (
          <>
            <button
              type="button"
              className={styles.item}
              aria-label={t('shell.addColumn')}
              aria-haspopup="menu"
              onClick={(event) => openAddColumn({ root, routes }, leave(event))}
            >
              <Icon name="columns" />
              <span className={styles.label} aria-hidden="true">
                {t('shell.addColumn')}
              </span>
            </button>
            <button
              type="button"
              className={styles.compose}
              aria-label={t('shell.newNote')}
              onClick={(event) => {
                leave(event);
                void overlays.open('composer', {});
              }}
            >
              <Icon name="pencil" />
              <span className={styles.label} aria-hidden="true">
                {t('shell.newNote')}
              </span>
            </button>
            <button
              type="button"
              className={styles.account}
              aria-label={t('shell.accountMenu', { acct: `@${me.username}` })}
              aria-haspopup="menu"
              onClick={(event) => void overlays.openMenu(leave(event), accountMenu(), { label: t('shell.account') })}
            >
              <Avatar user={me} size={36} link={false} />
              <span className={styles.label}>@{me.username}</span>
            </button>
          </>
        )}
      </div>
    </nav>
  );
});

/** Shows the whole label, or as a tooltip where only the icon has room. */
function RailLink({ item }: { item: NavItem }) {
  const { t } = useI18n();
  const { href } = usePane();
  const here = href === item.to || (item.to !== '/' && href.startsWith(`${item.to}/`));
  return (
    <Link to={item.to} className={styles.item} aria-current={here ? 'page' : undefined} title={item.label}>
      <Icon name={item.icon} />
      <span className={styles.label}>{item.label}</span>
      {item.count !== null && (
        <span className={styles.count} role="img" aria-label={t('shell.unread', { n: item.count })}>
          {formatCount(item.count)}
        </span>
      )}
    </Link>
  );
}
