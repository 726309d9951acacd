import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { SettingsBody } from '~/components/settings/SettingsSection';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { RoleForm } from '~/components/staff/role/RoleForm';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { basePolicies, roleForStaff, updateRole } from '~/stores/resources/staff/roles';
import type manifest from './manifest';

/** Changes a role. */
export default observer(function AdminRoleEditPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const query = useQuery(roleForStaff, params.roleId);
  const base = useQuery(basePolicies, null);
  const name = query.value?.name;
  const title = name === undefined ? t('adminRoleEditPage.title') : t('adminRoleEditPage.titleOf', { name });
  return (
    <Page title={title}>
      <SettingsBody>
        <Offered by="admin/roles/update" otherwise={<NotOffered />}>
          <Loadable query={query} empty={<EmptyState icon="trash" text={t('adminRoleEditPage.gone')} />}>
            {(role) => (
              <Loadable query={base} empty={<EmptyState icon="badges" />}>
                {(policies) => (
                  <RoleForm
                    key={role.id}
                    original={role}
                    base={policies}
                    label={title}
                    submit={(changes) => updateRole(account, role.id, changes)}
                    onDone={() => {
                      overlays.toast({ kind: 'success', text: t('adminRoleEditPage.saved') });
                      navigate(`/admin/roles/${role.id}`, { replace: true });
                    }}
                  />
                )}
              </Loadable>
            )}
          </Loadable>
        </Offered>
      </SettingsBody>
    </Page>
  );
});
