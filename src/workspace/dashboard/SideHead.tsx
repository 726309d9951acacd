import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { dashboardsOf } from '~/services/workspace/dashboards';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext';
import { DashboardMenuButton } from './DashboardMenuButton';
import { chooseItems } from './chooseItems';
import { EditButton } from './EditButton';
import { EditTools } from './EditTools';

/** The head of a dashboard beside the page: its name, which chooses another one, and what edits it. */
export const SideHead = observer(function SideHead() {
  const i18n = useI18n();
  const { overlays, workspace } = useStores();
  const model = useDashboard();
  const items = () => chooseItems(dashboardsOf(workspace.document), model, i18n);
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.name}
        aria-haspopup="menu"
        aria-label={i18n.t('dashboard.choose', { name: model.name })}
        onClick={({ currentTarget }) => void overlays.openMenu(currentTarget, items(), { label: i18n.t('dashboard.list') })}
      >
        <span className={styles.nameText}>{model.name}</span>
        <Icon name="chevronDown" />
      </button>
      <EditButton />
      <DashboardMenuButton />
      {model.isEditing && <EditTools />}
    </div>
  );
});
