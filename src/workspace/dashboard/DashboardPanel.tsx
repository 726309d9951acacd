import { useI18n } from '~/i18n/useI18n';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';

/** The dashboard beside the main pane, 350 px wide. Load it with `loadDashboardPanel`, which brings its texts as well. */
export default function DashboardPanel() {
  const { t } = useI18n();
  return (
    <aside className={styles.panel} aria-label={t('page.dashboard')} data-part="dashboardPanel">
      <Dashboard />
    </aside>
  );
}
