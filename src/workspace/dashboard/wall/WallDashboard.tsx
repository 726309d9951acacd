import { usePane } from '~/router/PaneContext';
import { DASHBOARD_HREF } from '../dashboardPlace';
import { DashboardScope } from '../DashboardScope';
import { Wall } from './Wall';

interface WallDashboardProps {
  /** The id of the dashboard; null for the first one. */
  id: string | null;
}

/** A dashboard on the full screen. */
export function WallDashboard({ id }: WallDashboardProps) {
  const { navigate } = usePane();
  return (
    <DashboardScope shown={id} onChoose={(next) => navigate(`${DASHBOARD_HREF}?zen&wall&id=${next}`, { replace: true })}>
      <Wall />
    </DashboardScope>
  );
}
