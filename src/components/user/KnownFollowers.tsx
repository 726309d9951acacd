import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { useI18n } from '~/i18n/useI18n';
import { userPath } from '~/lib/mentionText';
import { useAccount } from '~/react/context';
import { Link } from '~/router/Link';
import type { User } from '~/services/records';
import { knownFollowers } from '~/stores/resources/users/knownFollowers';
import { Avatar } from './Avatar';
import { mayAskForFollows } from './followVisibility';
import styles from './KnownFollowers.module.css';
import { plainName } from './plainName';

/** How many are shown by their faces, and named. */
const FACES = 3;
const NAMES = 2;

/** The people whom the viewer follows and who follow a user. Shows nothing until it knows some. */
export const KnownFollowers = observer(function KnownFollowers({ user }: { user: User }) {
  const { me } = useAccount();
  const isShown = me && me.id !== user.id && (user.followersCount ?? 0) > 0 && mayAskForFollows(user, user.followersVisibility, me);
  return isShown ? <Known user={user} /> : null;
});

const Known = observer(function Known({ user }: { user: User }) {
  const { t } = useI18n();
  const people = useQuery(knownFollowers, user.id).value ?? [];
  if (people.length === 0) return null;
  const names = people.slice(0, NAMES).map(plainName);
  const more = people.length - names.length;
  return (
    <Link to={`${userPath(user)}/followers`} className={styles.known}>
      <span className={styles.faces}>
        {people.slice(0, FACES).map((one) => (
          <Avatar key={one.id} user={one} size={24} />
        ))}
      </span>
      <span className={styles.words}>
        {t('profile.knownFollowers', { count: names.length, first: names[0]!, second: names[1] ?? '', more })}
      </span>
    </Link>
  );
});
