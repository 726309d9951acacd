import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { DASHBOARD_LIMIT, dashboardsOf } from '~/services/workspace/dashboards';
import { useDashboard } from './DashboardContext';
import { dashboardName } from './DashboardModel';
import styles from './DashboardTabs.module.css';

/** The dashboards of the viewer as tabs, and a button that makes one more. */
export const DashboardTabs = observer(function DashboardTabs() {
  const i18n = useI18n();
  const root = useStores();
  const model = useDashboard();
  const all = dashboardsOf(root.workspace.document);
  const openNew = async (anchor: Element) => {
    const items = import('./editing').then(({ newDashboardItems }) => newDashboardItems({ model, root }));
    await root.overlays.openMenu(anchor, items, { label: i18n.t('dashboard.new') });
  };
  return (
    <div className={styles.row}>
      <Tabs
        label={i18n.t('dashboard.list')}
        value={model.id}
        items={all.map((record) => ({ value: record.id, label: dashboardName(record, i18n) }))}
        onChange={(id) => model.choose(id)}
      />
      {all.length < DASHBOARD_LIMIT && (
        <IconButton
          icon="plus"
          label={i18n.t('dashboard.new')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => void openNew(currentTarget)}
        />
      )}
    </div>
  );
});
