import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { RoleForm } from '~/components/staff/role/RoleForm';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { basePolicies, createRole } from '~/stores/resources/staff/roles';

/** Creates a role. */
export default function AdminRoleNewPage() {
  const { t } = useI18n();
  const account = useAccount();
  const { navigate } = usePane();
  const base = useQuery(basePolicies, null);
  return (
    <Page title={t('adminRoleNewPage.title')}>
      <SettingsBody>
        <Offered by="admin/roles/create" otherwise={<NotOffered />}>
          <Loadable query={base} empty={<EmptyState icon="badges" />}>
            {(policies) => (
              <RoleForm
                original={null}
                base={policies}
                label={t('adminRoleNewPage.title')}
                submitLabel={t('adminRoleNewPage.create')}
                submit={(params) => createRole(account, params)}
                onDone={(id) => navigate(`/admin/roles/${id}`, { replace: true })}
              />
            )}
          </Loadable>
        </Offered>
      </SettingsBody>
    </Page>
  );
}
