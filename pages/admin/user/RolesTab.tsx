import { observer } from 'mobx-react-lite';
import type { WireAccountForStaff, WireRole } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { RoleName } from '~/components/role/RoleName';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { NotOffered } from '~/components/staff/NotOffered';
import { Offered, useOffered } from '~/components/staff/Offered';
import { useMenuContext } from '~/components/staff/useMenuContext';
import { Button } from '~/components/ui/Button';
import { Facts } from '~/components/ui/Facts';
import { IconButton } from '~/components/ui/IconButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { assignFor, mayAssign } from '~/components/user/userMembershipItems';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useAccount, useStores } from '~/react/context';
import type { User } from '~/services/records';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { accountForStaff, readAccountAgain } from '~/stores/resources/staff/accounts';
import { allRoles, unassignRole } from '~/stores/resources/users/roles';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import styles from './UserPage.module.css';

/** The roles of an account: which, since when, and for how long. */
export function RolesTab({ user }: { user: User }) {
  return (
    <SettingsBody>
      <Offered by="admin/show-user" otherwise={<NotOffered />}>
        <Roles user={user} />
      </Offered>
    </SettingsBody>
  );
}

function Roles({ user }: { user: User }) {
  const { t } = useI18n();
  const query = useQuery(accountForStaff, user.id);
  return (
    <Loadable query={query}>
      {(shown) => (
        <SettingsSection
          title={t('adminUserPage.tab.roles')}
          // Servers give roles to their own accounts only.
          action={user.host === null && <AssignButton user={user} owned={shown.roles} />}
          isBare={shown.roles.length === 0}
        >
          {shown.roles.length === 0 ? (
            <EmptyState
              icon="badge"
              text={t('adminUserPage.noRoles')}
              hint={t(user.host === null ? 'adminUserPage.noRolesHint' : 'adminUserPage.noRolesRemote')}
            />
          ) : (
            shown.roles.map((role) => (
              <RoleRow key={role.id} role={role} userId={user.id} assignment={shown.roleAssigns.find(({ roleId }) => roleId === role.id)} />
            ))
          )}
        </SettingsSection>
      )}
    </Loadable>
  );
}

/** Offers the roles that the account does not have yet. */
function AssignButton({ user, owned }: { user: User; owned: readonly WireRole[] }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const context = useMenuContext();
  const items = async (): Promise<readonly MenuItem[]> => {
    const all = (await resourcesOf(account).read(allRoles, null)) ?? [];
    const roles = all.filter((role) => mayAssign(role, account.me) && !owned.some(({ id }) => id === role.id));
    if (roles.length === 0) return [{ type: 'label', text: t('profile.noRoles') }];
    return roles.map((role) => ({
      text: role.name,
      icon: 'badge',
      async action() {
        if (await assignFor(context, role, user.id)) await readAccountAgain(account, user.id);
      },
    }));
  };
  return (
    <Button
      icon="plus"
      aria-haspopup="menu"
      onClick={({ currentTarget }) => void overlays.openMenu(currentTarget, items(), { label: t('adminUserPage.assign'), align: 'end' })}
    >
      {t('adminUserPage.assign')}
    </Button>
  );
}

interface RoleRowProps {
  role: WireRole;
  userId: string;
  /** Absent for roles that the account has by a condition. */
  assignment: WireAccountForStaff['roleAssigns'][number] | undefined;
}

const RoleRow = observer(function RoleRow({ role, userId, assignment }: RoleRowProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const isOffered = useOffered('admin/roles/unassign');
  const removing = useSubmit(() => unassignRole(account, role.id, userId), {
    onDone: () => {
      overlays.success();
      void readAccountAgain(account, userId);
    },
  });
  const remove = async () => {
    const text = t('adminUserPage.unassignQuestion', { role: role.name });
    if (await overlays.confirm({ kind: 'warning', text, okLabel: t('adminUserPage.unassign'), danger: true })) await removing.run();
  };
  return (
    <SettingsRow
      help={
        <div className={styles.role}>
          <RoleName role={role} />
          <Period assignment={assignment} />
        </div>
      }
    >
      {assignment && isOffered && mayAssign(role, account.me) && (
        <IconButton
          ref={keepFocus}
          icon="x"
          label={t('adminUserPage.unassignRole', { role: role.name })}
          aria-busy={removing.isBusy || undefined}
          onClick={() => void remove()}
        />
      )}
    </SettingsRow>
  );
});

function Period({ assignment }: Pick<RoleRowProps, 'assignment'>) {
  const { t } = useI18n();
  if (!assignment) return <Facts>{t('adminUserPage.conditional')}</Facts>;
  return (
    <Facts>
      <span>
        {t('adminUserPage.assigned')} <RelativeTime iso={assignment.createdAt} />
      </span>
      <span>
        {assignment.expiresAt === null ? (
          t('adminUserPage.forever')
        ) : (
          <>
            {t('adminUserPage.until')} <RelativeTime iso={assignment.expiresAt} />
          </>
        )}
      </span>
    </Facts>
  );
}
