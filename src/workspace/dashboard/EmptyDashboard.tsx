import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { later } from '~/react/later';
import styles from './Dashboard.module.css';

/** Few dashboards are empty, so their code comes late. */
const Templates = later(async () => (await import('./editing')).TemplateButtons, { waiting: LoadingState, failed: LazyFailure });

/** The content of an empty dashboard: ready-made ones to begin with. */
export function EmptyDashboard() {
  const { t } = useI18n();
  return (
    <div className={styles.empty}>
      <p>{t('dashboard.empty')}</p>
      <p>{t('dashboard.beginWith')}</p>
      <Templates />
    </div>
  );
}
