import { useStores } from '~/react/context';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useDashboard } from './DashboardContext';

/** Opens the menu of the dashboard. */
export function DashboardMenuButton() {
  const { t } = useI18n();
  const model = useDashboard();
  const root = useStores();
  const pane = usePane();
  const items = () => import('./editing').then(({ dashboardMenu }) => dashboardMenu({ model, root, pane }));
  return <MenuButton icon="dots" label={t('dashboard.menu')} items={items} />;
}
