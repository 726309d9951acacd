import { observer } from 'mobx-react-lite';
import type { WireRole } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { SettingsBody, SettingsSection, SettingsText } from '~/components/settings/SettingsSection';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { deleteRole, roleForStaff } from '~/stores/resources/staff/roles';
import type manifest from './manifest';
import { RoleInfo } from './RoleInfo';
import { RoleMembers } from './RoleMembers';

/** A role: what it is, who has it, and its end. */
export default observer(function AdminRolePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const query = useQuery(roleForStaff, params.roleId);
  return (
    <Page title={query.value?.name ?? t('adminRolePage.title')} onRefresh={() => query.reload()}>
      <SettingsBody>
        <Offered by="admin/roles/show" otherwise={<NotOffered />}>
          <Loadable query={query} empty={<EmptyState icon="trash" text={t('adminRolePage.gone')} />}>
            {(role) => (
              <>
                <RoleActions role={role} />
                <RoleInfo role={role} />
                {role.target === 'manual' ? (
                  <Offered by="admin/roles/users">
                    <RoleMembers role={role} />
                  </Offered>
                ) : (
                  <SettingsSection title={t('adminRolePage.members')}>
                    <SettingsText>{t('adminRolePage.conditionalMembers')}</SettingsText>
                  </SettingsSection>
                )}
              </>
            )}
          </Loadable>
        </Offered>
      </SettingsBody>
    </Page>
  );
});

function RoleActions({ role }: { role: WireRole }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { navigate } = usePane();
  const removing = useSubmit(() => deleteRole(account, role.id), {
    onDone: () => {
      overlays.toast({ kind: 'success', text: t('adminRolePage.deleted') });
      navigate('/admin/roles', { replace: true, isGone: true });
    },
  });
  const remove = async () => {
    const { name, usersCount: n } = role;
    const text = role.target === 'manual' ? t('adminRolePage.deleteQuestion', { name, n }) : t('adminRolePage.deleteConditional', { name });
    if (await overlays.confirm({ kind: 'warning', danger: true, text, okLabel: t('adminRolePage.delete') })) await removing.run();
  };
  return (
    <ButtonRow>
      <Offered by="admin/roles/update">
        <LinkButton to={`/admin/roles/${role.id}/edit`} variant="primary" icon="pencil">
          {t('adminRolePage.edit')}
        </LinkButton>
      </Offered>
      <Offered by="admin/roles/delete">
        <Button variant="danger" icon="trash" busy={removing.isBusy} onClick={() => void remove()}>
          {t('adminRolePage.delete')}
        </Button>
      </Offered>
    </ButtonRow>
  );
}
