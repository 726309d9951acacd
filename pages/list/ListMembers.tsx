import { observer } from 'mobx-react-lite';
import type { WireUserList } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { useCollection } from '~/components/async/useCollection';
import { PagedListView } from '~/components/list/PagedListView';
import { MenuButton } from '~/components/ui/MenuButton';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { changeMember, membershipsOf, setMemberReplies, type Membership } from '~/stores/resources/feeds/listEditing';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import styles from './ListMembers.module.css';

/** The people in a list. */
export function ListMembers({ list }: { list: WireUserList }) {
  const { t } = useI18n();
  const members = useCollection(membershipsOf, list.id);
  return (
    <section className={styles.members} aria-label={t('listPage.members', { name: list.name })}>
      <PagedListView
        list={members}
        batchSize={0}
        empty={<EmptyState icon="users" text={t('listPage.noMembers')} hint={t('listPage.noMembersHint')} />}
        className={styles.rows}
        renderItem={(member) => <MemberRow key={member.id} listId={list.id} member={member} />}
      />
    </section>
  );
}

const MemberRow = observer(function MemberRow({ listId, member }: { listId: string; member: Membership }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const user = account.users.get(member.userId);
  if (!user) return null;
  const label = t('listPage.memberOptions', { name: plainName(user) });
  const tell = async (work: Promise<Result>) => {
    const result = await work;
    if (!result.ok) overlays.showError(result.error);
  };
  const items: readonly MenuItem[] = [
    {
      text: t(member.withReplies ? 'listPage.hideReplies' : 'listPage.showReplies'),
      icon: 'arrowBackUp',
      action: () => tell(setMemberReplies(account, listId, member, !member.withReplies)),
    },
    { type: 'divider' },
    { text: t('listPage.remove'), icon: 'x', danger: true, action: () => tell(changeMember(account, listId, member.userId, false)) },
  ];
  return (
    <div className={styles.row}>
      <Avatar user={user} size={40} link />
      <div className={styles.names}>
        <UserLink user={user} />
        <span className={styles.acct}>
          <Acct user={user} />
        </span>
        {member.withReplies && <span className={styles.acct}>{t('listPage.withReplies')}</span>}
      </div>
      <MenuButton icon="dots" label={label} items={items} />
    </div>
  );
});
