import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { LoadError, type AppError } from '~/lib/AppError';
import { randomId } from '~/lib/randomId';
import { collectWidgets } from '~/registry/collectWidgets';
import { useStores } from '~/react/context';
import { later } from '~/react/later';
import { usePane } from '~/router/PaneContext';
import { createEditRequest } from '~/stores/ui/EditRequest';
import styles from './Dashboard.module.css';
import { DashboardContext, useDashboard } from './DashboardContext';
import { DashboardGrid, MovableGrid } from './DashboardGrid';
import { DashboardModel } from './DashboardModel';
import { WidgetBoundary } from './WidgetBoundary';
import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';

const manifests = collectWidgets();

const crash = (error: AppError, retry: () => void) => <ErrorState error={error} onRetry={retry} />;

interface DashboardProps {
  /** Whether it shows the widgets without the buttons that arrange them. */
  isFixed?: boolean;
}

/** The dashboard of the workspace: its widgets, and below them the buttons that arrange them. */
export function Dashboard({ isFixed = false }: DashboardProps) {
  return (
    <WidgetBoundary face={crash}>
      <OpenDashboard isFixed={isFixed} />
    </WidgetBoundary>
  );
}

const OpenDashboard = observer(function OpenDashboard({ isFixed }: { isFixed: boolean }) {
  const i18n = useI18n();
  const { overlays, workspace } = useStores();
  const [model] = useState(() => new DashboardModel({ store: workspace, overlays, i18n, manifests, newId: randomId }));
  const { widgets, announcement } = model;
  return (
    <DashboardContext value={model}>
      <div className={styles.dashboard} data-part="dashboard">
        <DashboardGrid />
        {widgets.length === 0 && <EmptyDashboard />}
        {!isFixed && <DashboardButtons />}
        <output className="visuallyHidden">{announcement}</output>
      </div>
    </DashboardContext>
  );
});

const AddWidget = later(async () => (await import('./editing')).AddWidgetButton, { neededOffline: true });

const DashboardButtons = observer(function DashboardButtons() {
  const { t } = useI18n();
  const model = useDashboard();
  const root = useStores();
  const pane = usePane();
  const { overlays } = root;
  const { isEditing } = model;
  const [isOpening, setOpening] = useState(false);
  const edit = async () => {
    setOpening(true);
    await MovableGrid.fetch(root);
    setOpening(false);
    if (MovableGrid.state(root).isLoaded) model.edit();
    else overlays.showError(new LoadError('the code for editing the dashboard could not be loaded'));
  };
  const request = root.part(createEditRequest);
  const isAsked = request.isOpen;
  useEffect(() => {
    if (!isAsked) return;
    request.set(false);
    void edit();
    // oxlint-disable-next-line react/exhaustive-deps -- only a new request begins it
  }, [isAsked, request]);
  const items = () => import('./editing').then(({ dashboardMenu }) => dashboardMenu({ model, root, pane }));
  return (
    <div className={styles.buttons}>
      {isEditing && <AddWidget />}
      <Button
        icon={isEditing ? 'check' : 'pencil'}
        variant={isEditing ? 'primary' : 'ghost'}
        data-part="edit"
        busy={isOpening}
        onClick={() => (isEditing ? model.finish() : void edit())}
      >
        {t(isEditing ? 'dashboard.done' : 'dashboard.edit')}
      </Button>
      <MenuButton icon="dots" label={t('dashboard.menu')} items={items} />
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
