import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { later } from '~/react/later';
import { useStores } from '~/react/context';
import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { SIDE_DASHBOARD } from '~/services/workspace/dashboards';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext';
import { DashboardGrid } from './DashboardGrid';
import { DashboardScope } from './DashboardScope';
import { SideHead } from './SideHead';

/** A dashboard in the side panel or its drawer: the one that this device has chosen for it. */
export const Dashboard = observer(function Dashboard() {
  const { settings } = useStores();
  return (
    <DashboardScope shown={settings.get('sideDashboard') ?? SIDE_DASHBOARD} onChoose={(id) => settings.set('sideDashboard', id)}>
      <DashboardContent head={<SideHead />} />
    </DashboardScope>
  );
});

interface DashboardContentProps {
  /** What stands above the widgets and stays there. */
  head?: React.ReactNode;
  /** Whether rows are higher where the widgets would leave room below them. */
  fillsPage?: boolean;
}

/** The widgets of a dashboard. */
export const DashboardContent = observer(function DashboardContent({ head, fillsPage = false }: DashboardContentProps) {
  const { widgets, announcement, isEditing } = useDashboard();
  return (
    <div className={styles.dashboard} data-part="dashboard" data-editing={isEditing || undefined}>
      {head}
      <DashboardGrid fillsPage={fillsPage} />
      {widgets.length === 0 && <EmptyDashboard />}
      <output className="visuallyHidden">{announcement}</output>
    </div>
  );
});

/** Few dashboards are empty, so their code comes late. */
const Templates = later(async () => (await import('./editing')).TemplateButtons, { waiting: LoadingState, failed: LazyFailure });

/** The content of an empty dashboard: ready-made ones to begin with. */
function EmptyDashboard() {
  const { t } = useI18n();
  return (
    <div className={styles.empty}>
      <p>{t('dashboard.empty')}</p>
      <p>{t('dashboard.beginWith')}</p>
      <Templates />
    </div>
  );
}
