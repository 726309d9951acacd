import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { isDashboardShown, toggleDashboard } from '../dashboard/toggleDashboard';
import { useDashboardPlace } from '../dashboard/useDashboardPlace';
import type { LivePanes } from '../panes/LivePanes';
import styles from './NavRail.module.css';

interface NavRailDashboardProps {
  panes: LivePanes;
  isIconOnly: boolean;
}

/** The button that shows or hides the side panel with widgets, if it has room beside the page. */
export const NavRailDashboard = observer(function NavRailDashboard({ panes, isIconOnly }: NavRailDashboardProps) {
  const { t } = useI18n();
  const root = useStores();
  const place = useDashboardPlace(panes);
  const label = t('shell.sidePanel');
  return (
    place && (
      <button
        type="button"
        className={styles.item}
        aria-label={label}
        aria-expanded={isDashboardShown(root, place)}
        aria-haspopup={place === 'drawer' ? 'dialog' : undefined}
        data-tooltip={isIconOnly ? label : undefined}
        onClick={() => toggleDashboard(root, place)}
      >
        <Icon name="layoutSidebarRight" />
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      </button>
    )
  );
});
