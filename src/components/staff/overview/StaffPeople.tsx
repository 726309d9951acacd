import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { ChartCard } from '~/components/staff/ChartCard';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import type { User } from '~/services/records';
import { staffPeople } from '~/stores/resources/staff/people';
import styles from './StaffOverview.module.css';

const MOST = 30;

/** Those who run the server, with their online status. */
export function StaffPeople() {
  const { t } = useI18n();
  return (
    <ChartCard isFree>
      <Loadable query={useQuery(staffPeople, { limit: MOST })} empty={<EmptyState icon="shield" text={t('staffOverview.noStaff')} />}>
        {(users) => (
          <ul className={styles.people}>
            {users.map((user) => (
              <Person key={user.id} user={user} />
            ))}
          </ul>
        )}
      </Loadable>
    </ChartCard>
  );
}

function Person({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <li className={styles.person}>
      <Avatar user={user} size={32} link indicator />
      <UserLink user={user} />
      {user.onlineStatus !== 'unknown' && <span className="visuallyHidden">{t(`user.status.${user.onlineStatus}`)}</span>}
    </li>
  );
}
