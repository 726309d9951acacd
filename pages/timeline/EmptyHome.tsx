import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { LinkButton } from '~/components/ui/LinkButton';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { FollowButton } from '~/components/user/FollowButton';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { suggestedPeople } from '~/stores/resources/users/people';
import styles from './EmptyHome.module.css';

/** How many people are offered; the page of people has more. */
const OFFERED = 5;

/** People to follow, and other ways to notes, in the home timeline of somebody who follows nobody. */
export const EmptyHome = observer(function EmptyHome() {
  const { t } = useI18n();
  const people = useQuery(suggestedPeople, null).value ?? [];
  return (
    <div className={styles.home}>
      {people.length > 0 && (
        <ul className={styles.people} aria-label={t('timelinePage.suggestions')}>
          {people.slice(0, OFFERED).map((user) => (
            <li key={user.id} className={styles.person}>
              <Avatar user={user} size={40} link />
              <span className={styles.names}>
                <UserLink user={user} />
                <span className={styles.acct}>
                  <Acct user={user} />
                </span>
              </span>
              <FollowButton user={user} full />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <LinkButton to="/search" icon="search">
          {t('timelinePage.search')}
        </LinkButton>
        <LinkButton to="/settings/import-export" icon="upload">
          {t('timelinePage.import')}
        </LinkButton>
      </div>
    </div>
  );
});
