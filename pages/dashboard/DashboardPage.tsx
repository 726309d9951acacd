import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { Dashboard } from '~/workspace/dashboard/Dashboard';
import type manifest from './manifest';
import { Wall } from './Wall';

/** The dashboard as a page, which can be in the main pane, a column or a window, and on the whole screen. */
export default function DashboardPage({ params: { wall } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { frame } = usePane();
  if (wall !== undefined && frame === 'main')
    return (
      <Wall>
        <Dashboard isFixed />
      </Wall>
    );
  return (
    <Page title={t('page.dashboard')}>
      <Dashboard />
    </Page>
  );
}
