import { observer } from 'mobx-react-lite';
import { Suspense, use, useEffect } from 'react';
import { LazyFailure } from '~/components/async/LazyFailure';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { later } from '~/react/later';
import { createDashboardDrawer } from '~/stores/ui/DrawerState';
import type { LivePanes } from '../panes/LivePanes';
import { NoticedFailure } from '~/components/async/NoticedFailure';
import styles from './DashboardBeside.module.css';
import { isDashboardShown } from './toggleDashboard';
import { useDashboardPlace } from './useDashboardPlace';
import { widgetsWhenCalm } from './widgetsWhenCalm';

const Widgets = later(widgetsWhenCalm, {
  waiting: LoadingState,
  failed: LazyFailure,
});
const Drawer = later<{ onClose: () => void }>(async () => (await import('./DashboardDrawer')).default, {
  failed: NoticedFailure,
  neededOffline: true,
});

/** The props of a {@link DashboardBeside}. */
export interface DashboardBesideProps {
  panes: LivePanes;
  /** Settles when the data of the first page are painted. Widgets load after that. */
  firstDataPainted: Promise<void>;
}

/** The dashboard beside the page: a panel of the chosen width, which keeps its place from the first paint, or an open drawer. */
export const DashboardBeside = observer(function DashboardBeside({ panes, firstDataPainted }: DashboardBesideProps) {
  const { t } = useI18n();
  const root = useStores();
  const place = useDashboardPlace(panes);
  const drawer = root.part(createDashboardDrawer);
  // The drawer stays closed when the screen becomes narrow again.
  useEffect(() => (place === 'drawer' ? () => drawer.set(false) : undefined), [place, drawer]);
  if (!isDashboardShown(root, place)) return null;
  if (place === 'drawer') return <Drawer onClose={() => drawer.set(false)} />;
  return (
    <aside
      className={styles.panel}
      style={{ inlineSize: root.settings.get('dashboardWidth') }}
      aria-label={t('shell.sidePanel')}
      data-part="dashboardPanel"
    >
      <Suspense fallback={<LoadingState />}>
        <DeferredWidgets firstDataPainted={firstDataPainted} />
      </Suspense>
    </aside>
  );
});

function DeferredWidgets({ firstDataPainted }: Pick<DashboardBesideProps, 'firstDataPainted'>) {
  use(firstDataPainted);
  return <Widgets />;
}
