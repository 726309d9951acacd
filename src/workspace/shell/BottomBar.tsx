import { lazy, Suspense, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/stores/context';
import styles from './BottomBar.module.css';
import { formatCount, useNavItems, type NavItem } from './useNavItems';

const NavDrawer = lazy(() => import('./NavDrawer'));

/** What stands in the bar itself; everything else is in the drawer (reference/deck-windows-shell.md section 3). */
const HOME = '/';
const NOTIFICATIONS = '/my/notifications';

/** The way around on phones: the menu, home, writing, and what happened. */
export default observer(function BottomBar() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const items = useNavItems();
  const [isOpen, setIsOpen] = useState(false);
  const link = (to: string) => items.filter((item) => item.to === to).map((item) => <BarLink key={to} item={item} />);
  return (
    <>
      <nav className={styles.bar} aria-label={t('shell.main')}>
        <button type="button" className={styles.item} aria-label={t('shell.menu')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon name="menu" size={24} />
        </button>
        {link(HOME)}
        <button type="button" className={styles.compose} aria-label={t('shell.newNote')} onClick={() => void overlays.open('composer', {})}>
          <Icon name="pencil" size={24} />
        </button>
        {link(NOTIFICATIONS)}
      </nav>
      {isOpen && (
        <Suspense>
          <NavDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

function BarLink({ item }: { item: NavItem }) {
  const { t } = useI18n();
  const { href } = usePane();
  return (
    <Link to={item.to} className={styles.item} aria-current={href === item.to ? 'page' : undefined}>
      <Icon name={item.icon} size={24} />
      <span className="visuallyHidden">{item.label}</span>
      {item.count !== null && (
        <span className={styles.count} role="img" aria-label={t('shell.unread', { n: item.count })}>
          {formatCount(item.count)}
        </span>
      )}
    </Link>
  );
}
