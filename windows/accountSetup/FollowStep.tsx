import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { FollowButton } from '~/components/user/FollowButton';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { plainWords } from '~/mfm/plainWords';
import type { User } from '~/services/records';
import { suggestedPeople } from '~/stores/resources/users/people';
import styles from './AccountSetupWindow.module.css';
import { StepFrame } from './StepFrame';
import { TurnButtons, type Turns } from './TurnButtons';

/** People to follow: those whom the server recommends, then those whom many follow. */
export function FollowStep(turns: Turns) {
  const { t } = useI18n();
  const query = useQuery(suggestedPeople, null);
  return (
    <StepFrame title={t('accountSetupWindow.follow')} text={t('accountSetupWindow.followText')} buttons={<TurnButtons {...turns} />}>
      <Loadable query={query} empty={<EmptyState icon="users" text={t('accountSetupWindow.nobody')} />}>
        {(people) => (
          <ul className={styles.people} aria-label={t('accountSetupWindow.suggestions')}>
            {people.map((user) => (
              <Person key={user.id} user={user} />
            ))}
          </ul>
        )}
      </Loadable>
    </StepFrame>
  );
}

/** Without links: leaving the set-up by a slip would be annoying. */
function Person({ user }: { user: User }) {
  return (
    <li className={styles.person}>
      <Avatar user={user} size={40} />
      <div className={styles.about}>
        <b>
          <UserName user={user} />
        </b>
        <Acct user={user} />
        {user.description && (
          <div className={styles.bio}>
            <Mfm text={plainWords(user.description)} author={user} emojis={user.emojis} plain />
          </div>
        )}
      </div>
      <FollowButton user={user} full />
    </li>
  );
}
