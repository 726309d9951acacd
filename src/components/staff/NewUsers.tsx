import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { newUsers } from '~/stores/resources/staff/people';
import styles from './NewUsers.module.css';

const EVERY_MS = 60_000;

/** The people who signed up last, and when. */
export function NewUsers({ limit }: { limit: number }) {
  const { t } = useI18n();
  const query = usePolledQuery(newUsers, { limit }, EVERY_MS);
  return (
    <Loadable query={query} empty={<EmptyState icon="userPlus" text={t('staff.noNewUsers')} />}>
      {(users) => (
        <ul className={styles.people}>
          {users.map((user) => (
            <NewUser key={user.id} user={user} />
          ))}
        </ul>
      )}
    </Loadable>
  );
}

function NewUser({ user }: { user: User }) {
  return (
    <li className={styles.person}>
      <Avatar user={user} size={36} link indicator />
      <div className={styles.names}>
        <UserLink user={user} />
        <span className={styles.acct}>
          <Acct user={user} />
        </span>
      </div>
      {user.createdAt && <RelativeTime iso={user.createdAt} />}
    </li>
  );
}
