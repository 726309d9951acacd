import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import { createNavDrawer } from '~/stores/ui/DrawerState';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import { compose } from '~/stores/session/guards';
import { later } from '~/react/later';
import { isDashboardShown, toggleDashboard } from '../dashboard/toggleDashboard';
import { useDashboardPlace } from '../dashboard/useDashboardPlace';
import type { LivePanes } from '../panes/LivePanes';
import styles from './BottomBar.module.css';
import { NoticedFailure } from '~/components/async/NoticedFailure';
import { navItem, type NavItem } from './navItems';
import { NavMark } from './NavMark';
import { isAt } from '~/router/isAt';
import { useNavContext } from './useNavigation';

const NavDrawer = later(async () => (await import('./NavDrawer')).default, { failed: NoticedFailure, neededOffline: true });

/** The navigation on phones: menu, home, new note, notifications and widgets. */
export default observer(function BottomBar({ panes }: { panes: LivePanes }) {
  const { t } = useI18n();
  const root = useStores();
  const dashboard = useDashboardPlace(panes);
  const context = useNavContext();
  const drawer = root.part(createNavDrawer);
  const waiting = root.part(createOutboxSign).get();
  const link = (key: string) => {
    const item = navItem(key, context);
    return item?.to != null && <BarLink item={item} to={item.to} />;
  };
  return (
    <>
      <nav className={styles.bar} data-surface="navigation" aria-label={t('shell.main')}>
        <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => drawer.set(true)}>
          <Icon name="menu2" size="22px" />
          <span className={styles.word}>{t('shell.menu')}</span>
        </button>
        {link('timeline')}
        <button type="button" className={styles.compose} aria-label={t('shell.newNote')} onClick={() => void compose(root, {})}>
          <Icon name="pencil" size="24px" />
          {/* The drawer opens the outbox. */}
          <span className={styles.mark} title={waiting > 0 ? t('shell.outbox', { n: waiting }) : undefined}>
            <NavMark item={{ count: null, hasDot: waiting > 0 }} />
          </span>
        </button>
        {link('notifications')}
        {dashboard ? (
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-expanded={isDashboardShown(root, dashboard)}
            onClick={() => toggleDashboard(root, dashboard)}
          >
            <Icon name="layoutDashboard" size="22px" />
            <span className={styles.word}>{t('shell.sidePanel')}</span>
          </button>
        ) : (
          link('dashboard')
        )}
      </nav>
      {drawer.isOpen && <NavDrawer onClose={() => drawer.set(false)} />}
    </>
  );
});

function BarLink({ item, to }: { item: NavItem; to: string }) {
  const { href } = usePane();
  return (
    <Link to={to} className={styles.item} aria-current={isAt(href, to) ? 'page' : undefined}>
      <Icon name={item.icon} size="22px" />
      <span className={styles.word}>{item.label}</span>
      <span className={styles.mark}>
        <NavMark item={item} />
      </span>
    </Link>
  );
}
