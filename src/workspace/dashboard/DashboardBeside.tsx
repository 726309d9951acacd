import { observer } from 'mobx-react-lite';
import { Suspense, use, useEffect } from 'react';
import { ErrorState } from '~/components/ui/ErrorState';
import { LoadingState } from '~/components/ui/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useStores } from '~/stores/context';
import { useWorkspace } from '../WorkspaceContext';
import { drawerOf, widgetsOf } from './loadDashboard';
import type { DashboardPlace } from './dashboardPlace';
import styles from './DashboardBeside.module.css';
import { WidgetBoundary } from './WidgetBoundary';

interface DashboardBesideProps {
  place: DashboardPlace;
  /** Settles when the page has what it needs; widgets are fetched then. */
  calm: Promise<void>;
}

const loadFailure = (error: AppError, retry: () => void) => <ErrorState error={error} onRetry={retry} />;

/**
 * The dashboard beside the page: at its side, 350 px wide, whose place is kept from the first paint, or in a drawer that
 * is open.
 */
export const DashboardBeside = observer(function DashboardBeside({ place, calm }: DashboardBesideProps) {
  const { t } = useI18n();
  const { settings, dashboardDrawer } = useStores();
  const isPanelShown = settings.get('showDashboard');
  useEffect(() => {
    // A screen that became wide, and narrow again, asks for nothing.
    if (place !== 'drawer') dashboardDrawer.set(false);
  }, [place, dashboardDrawer]);
  if (place === 'drawer') {
    return (
      dashboardDrawer.isOpen && (
        <Suspense>
          <Drawer onClose={() => dashboardDrawer.set(false)} />
        </Suspense>
      )
    );
  }
  if (place === null || !isPanelShown) return null;
  return (
    <aside className={styles.panel} aria-label={t('page.dashboard')} data-part="dashboardPanel">
      <WidgetBoundary face={loadFailure}>
        <Suspense fallback={<LoadingState />}>
          <Widgets calm={calm} />
        </Suspense>
      </WidgetBoundary>
    </aside>
  );
});

function Widgets({ calm }: Pick<DashboardBesideProps, 'calm'>) {
  const i18n = useI18n();
  const { loader } = useWorkspace();
  use(calm);
  const loaded = use(widgetsOf(i18n, loader));
  return <loaded.Dashboard />;
}

/** It was fetched before it was opened. */
function Drawer({ onClose }: { onClose: () => void }) {
  const i18n = useI18n();
  const { loader } = useWorkspace();
  const loaded = use(drawerOf(i18n, loader));
  return <loaded.default onClose={onClose} />;
}
