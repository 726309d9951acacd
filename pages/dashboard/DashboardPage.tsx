import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { PageDashboard } from '~/workspace/dashboard/PageDashboard';
import { WallDashboard } from '~/workspace/dashboard/wall/WallDashboard';
import type manifest from './manifest';

/** A dashboard as a page, which can be in the main pane, a column or a window, and on the full screen. */
export default function DashboardPage({ params: { wall, id } }: PageProps<typeof manifest>) {
  const { frame } = usePane();
  const shown = id ?? null;
  return wall !== undefined && frame === 'main' ? <WallDashboard id={shown} /> : <PageDashboard id={shown} />;
}
