import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { useOffered } from '~/components/staff/Offered';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { observer } from 'mobx-react-lite';
import type { PageProps } from '~/registry/definePage';
import { BasePolicies } from './BasePolicies';
import type manifest from './manifest';
import { RoleList } from './RoleList';

const TABS = ['roles', 'base'] as const;

/** The roles of the server, and what people without any may do. */
export default observer(function AdminRolesPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const hasBase = useOffered('admin/roles/update-default-policies');
  const offered = TABS.filter((tab) => tab === 'roles' || hasBase);
  const [tab, tabs] = useHashTab(offered, params.tab, (value) => t(`adminRolesPage.${value}`));
  return (
    <Page title={t('adminRolesPage.title')} tabs={hasBase && <Tabs label={t('adminRolesPage.title')} {...tabs} />}>
      {tab === 'roles' ? <RoleList /> : <BasePolicies />}
    </Page>
  );
});
