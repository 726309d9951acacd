import type { WireRole } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered } from '~/components/staff/Offered';
import { RowCard, rowsClass } from '~/components/ui/Rows';
import { useI18n } from '~/i18n/useI18n';
import { allRoles } from '~/stores/resources/users/roles';
import { RoleRow } from './RoleRow';

/** The roles that the staff gives and those that a condition gives, highest first. */
export function RoleList() {
  const { t } = useI18n();
  const query = useQuery(allRoles, null);
  return (
    <SettingsBody>
      <Offered by="admin/roles/list" otherwise={<NotOffered />}>
        <Offered by="admin/roles/create">
          <RowCard>
            <SettingsLink to="/admin/roles/new" icon="plus" label={t('adminRolesPage.new')} />
          </RowCard>
        </Offered>
        <Loadable query={query} empty={<EmptyState icon="badges" text={t('adminRolesPage.none')} hint={t('adminRolesPage.noneHint')} />}>
          {(roles) => (
            <>
              <Roles title={t('adminRolesPage.manual')} roles={roles.filter(({ target }) => target === 'manual')} />
              <Roles title={t('adminRolesPage.conditional')} roles={roles.filter(({ target }) => target !== 'manual')} />
            </>
          )}
        </Loadable>
      </Offered>
    </SettingsBody>
  );
}

function Roles({ title, roles: all }: { title: string; roles: readonly WireRole[] }) {
  if (all.length === 0) return null;
  const roles = all.toSorted((a, b) => b.displayOrder - a.displayOrder);
  return (
    <SettingsSection title={title}>
      <ul className={rowsClass}>
        {roles.map((role) => (
          <RoleRow key={role.id} role={role} />
        ))}
      </ul>
    </SettingsSection>
  );
}
