import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Avatar } from '~/components/user/Avatar';
import { Acct } from '~/components/user/Acct';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { Link } from '~/router/Link';
import type { Collection } from '~/stores/resources/Collection';
import type { Person } from '~/stores/resources/users/users';
import styles from './AccountList.module.css';
import { accountMarks } from './accountMarks';
import { StateMark } from './StateMark';

const CARDS: TileShape = { width: 300, height: 72, gap: 8, isEven: true };

interface AccountListProps {
  list: Collection<Person>;
  /** The accessible name. */
  label: string;
  emptyText: string;
  emptyHint?: string;
}

/** Accounts as administrators look through them. Each leads to the page where it is moderated. */
export const AccountList = observer(function AccountList({ list, label, emptyText, emptyHint }: AccountListProps) {
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    return list.status === 'ready' ? <EmptyState icon="users" text={emptyText} hint={emptyHint} /> : <LoadingState />;
  }
  return (
    <TileList list={list} label={label} shape={CARDS} isAutomatic>
      {({ userId }) => <AccountCard userId={userId} />}
    </TileList>
  );
});

const AccountCard = observer(function AccountCard({ userId }: { userId: string }) {
  const { t } = useI18n();
  const user = useAccount().users.get(userId);
  if (!user) return null;
  const [mark] = accountMarks(user);
  return (
    <Link to={`/admin/user/${userId}`} className={styles.card} data-tile>
      <Avatar user={user} size={44} indicator />
      <span className={styles.names}>
        <span className={styles.name}>
          <UserName user={user} />
        </span>
        <span className={styles.line}>
          <Acct user={user} />
        </span>
      </span>
      <span className={styles.state}>
        {mark ? (
          <StateMark icon={mark.icon} tone={mark.tone}>
            {t(`staff.mark.${mark.name}`)}
          </StateMark>
        ) : (
          user.createdAt && <RelativeTime iso={user.createdAt} />
        )}
      </span>
    </Link>
  );
});
