import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/ui/ErrorState';
import { LoadingState } from '~/components/ui/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { LoadError } from '~/lib/AppError';
import { collectWidgets } from '~/registry/collectWidgets';
import { useStores } from '~/stores/context';
import type { WorkspaceStore } from '~/stores/workspace/WorkspaceStore';
import styles from './Dashboard.module.css';
import { DashboardContext } from './DashboardContext';
import { DashboardGrid } from './DashboardGrid';
import { DashboardModel } from './DashboardModel';
import { WidgetPreview } from './WidgetPreview';

const manifests = collectWidgets();

const preview = (kind: string) => <WidgetPreview manifest={manifests.get(kind)!} />;

/** The one dashboard of the workspace, wherever it stands: its widgets, and below them what arranges them. */
export const Dashboard = observer(function Dashboard() {
  const { workspace } = useStores();
  const [isFailed, setIsFailed] = useState(false);
  const demand = useCallback(async () => setIsFailed((await workspace.demand()) === null), [workspace]);
  useEffect(() => void demand(), [demand]);
  const retry = () => {
    setIsFailed(false);
    void demand();
  };
  if (workspace.store) return <OpenDashboard store={workspace.store} />;
  return isFailed ? <ErrorState error={new LoadError('could not load the workspace')} onRetry={retry} /> : <LoadingState />;
});

const OpenDashboard = observer(function OpenDashboard({ store }: { store: WorkspaceStore }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const [model] = useState(() => new DashboardModel({ store, overlays, i18n, manifests, newId: () => crypto.randomUUID() }));
  const { isEditing, widgets, announcement } = model;
  const openPicker = () =>
    void overlays.open('widgetPicker', {
      widgets: [...manifests.values()],
      isTaken: (kind) => model.kindIsTaken(kind),
      add: (kind) => model.add(kind),
      preview,
    });
  return (
    <DashboardContext value={model}>
      <div className={styles.dashboard} data-part="dashboard">
        <DashboardGrid />
        {widgets.length === 0 && <p className={styles.empty}>{t('dashboard.empty')}</p>}
        <div className={styles.buttons}>
          {isEditing && (
            <Button icon="plus" onClick={openPicker}>
              {t('dashboard.add')}
            </Button>
          )}
          <Button
            icon={isEditing ? 'check' : 'pencil'}
            variant={isEditing ? 'primary' : 'ghost'}
            data-part="edit"
            onClick={() => model.setEditing(!isEditing)}
          >
            {t(isEditing ? 'dashboard.done' : 'dashboard.edit')}
          </Button>
        </div>
        <output className="visuallyHidden">{announcement}</output>
      </div>
    </DashboardContext>
  );
});
