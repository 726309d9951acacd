import { Page } from '~/components/page/Page';
import { StaffOverview } from '~/components/staff/overview/StaffOverview';
import { useI18n } from '~/i18n/useI18n';

/** The state of the server at a glance. */
export default function OverviewPage() {
  const { t } = useI18n();
  return (
    <Page title={t('adminOverviewPage.title')}>
      <StaffOverview />
    </Page>
  );
}
