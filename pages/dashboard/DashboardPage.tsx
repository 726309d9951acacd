import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { Dashboard } from '~/workspace/dashboard/Dashboard';

/** The dashboard as a page, which can be in the main pane, a column or a window. */
export default function DashboardPage() {
  const { t } = useI18n();
  return (
    <Page title={t('page.dashboard')}>
      <Dashboard />
    </Page>
  );
}
