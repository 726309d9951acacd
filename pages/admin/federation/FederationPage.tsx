import { SERVER_FILTERS, ServerBrowser } from '~/components/instance/ServerBrowser';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useFilters } from '~/components/staff/useFilters';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';

/** The servers that this one knows. Each leads to its page, where it can be suspended, blocked and silenced. */
export default function FederationPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { values, set } = useFilters('/admin/federation', params, SERVER_FILTERS);
  return (
    <Page title={t('adminFederationPage.title')}>
      <PageStack width={900}>
        <ServerBrowser filter={values} onFilter={set} />
      </PageStack>
    </Page>
  );
}
