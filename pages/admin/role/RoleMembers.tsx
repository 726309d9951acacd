import { observer } from 'mobx-react-lite';
import type { WireRole } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { useSubmit } from '~/components/form/useSubmit';
import { PagedListView } from '~/components/list/PagedListView';
import { chooseRoleEnd } from '~/components/user/chooseRoleEnd';
import { SettingsSection } from '~/components/settings/SettingsSection';
import { Offered, useOffered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { Facts } from '~/components/ui/Facts';
import { MenuButton } from '~/components/ui/MenuButton';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { rowsClass } from '~/components/ui/Rows';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, type AppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import { addRoleMember, MEMBERS_BATCH, membersOfRole, removeRoleMember, type RoleMember } from '~/stores/resources/staff/roles';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import styles from './AdminRolePage.module.css';

/** The people whom the staff gave a role. */
export function RoleMembers({ role }: { role: WireRole }) {
  const { t } = useI18n();
  const root = useStores();
  const { overlays } = root;
  const i18n = useI18n();
  const account = useAccount();
  const refused = useRefusal();
  const members = useCollection(membersOfRole, role.id);
  const assigning = useSubmit((userId: string, expiresAt: number | null) => addRoleMember(account, role.id, userId, expiresAt), {
    onDone: () => overlays.toast({ kind: 'success', text: t('adminRolePage.assigned') }),
    onFailed: refused,
  });
  const assign = async () => {
    const chosen = await overlays.open('userChooser', { includeSelf: true });
    if (!chosen) return;
    const expiresAt = await chooseRoleEnd({ root, i18n }, role.name);
    if (expiresAt !== undefined) await assigning.run(chosen.id, expiresAt);
  };
  const assignButton = (
    <Offered by="admin/roles/assign">
      <Button icon="userPlus" busy={assigning.isBusy} onClick={() => void assign()}>
        {t('adminRolePage.assign')}
      </Button>
    </Offered>
  );
  return (
    <SettingsSection title={t('adminRolePage.members')} action={assignButton}>
      <PagedListView
        list={members}
        batchSize={MEMBERS_BATCH}
        className={rowsClass}
        empty={<EmptyState icon="users" text={t('adminRolePage.noMembers')} hint={t('adminRolePage.noMembersHint')} />}
        renderItem={(member) => <MemberRow key={member.id} roleId={role.id} member={member} />}
      />
    </SettingsSection>
  );
}

const MemberRow = observer(function MemberRow({ roleId, member }: { roleId: string; member: RoleMember }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { overlays } = useStores();
  const account = useAccount();
  const refused = useRefusal();
  const removing = useSubmit(() => removeRoleMember(account, roleId, member.userId), {
    onDone: () => overlays.toast({ kind: 'success', text: t('adminRolePage.unassigned') }),
    onFailed: refused,
  });
  const mayUnassign = useOffered('admin/roles/unassign');
  const user = account.users.get(member.userId);
  if (!user) return null;
  const items: readonly MenuItem[] = [
    { type: 'link', text: t('adminRolePage.moderate'), icon: 'shield', to: `/admin/user/${user.id}` },
    ...(mayUnassign ? [{ text: t('adminRolePage.unassign'), icon: 'x' as const, danger: true, action: () => removing.run() }] : []),
  ];
  return (
    <div className={styles.member} aria-busy={removing.isBusy}>
      <Avatar user={user} size={40} link />
      <div className={styles.names}>
        <UserLink user={user} />
        <span className={styles.small}>
          <Acct user={user} />
        </span>
        <Facts>
          <span>
            {t('adminRolePage.assignedAt')} <RelativeTime iso={member.createdAt} />
          </span>
          <span>
            {member.expiresAt === null
              ? t('profile.period.indefinitely')
              : t('adminRolePage.until', { date: i18n.date(Date.parse(member.expiresAt)) })}
          </span>
        </Facts>
      </div>
      <MenuButton icon="dots" label={t('adminRolePage.memberOptions', { name: plainName(user) })} items={items} />
    </div>
  );
});

/** Shows that somebody may not change the members. Servers say it with a code that means something else elsewhere. */
function useRefusal() {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (error: AppError): boolean => {
    if (!(error instanceof ApiError) || error.server.code !== 'ACCESS_DENIED') return false;
    void overlays.alert({ kind: 'error', text: t('adminRolePage.onlyAdministrators') });
    return true;
  };
}
