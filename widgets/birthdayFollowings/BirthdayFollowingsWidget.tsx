import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Button } from '~/components/ui/Button';
import { mentionText } from '~/lib/mentionText';
import { Avatar } from '~/components/user/Avatar';
import { plainName } from '~/components/user/plainName';
import { UserLink } from '~/components/user/UserLink';
import { usePolling } from '~/react/usePolling';
import { useI18n } from '~/i18n/useI18n';
import { localDate } from '~/services/birthdays';
import type { User } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { followedWithBirthday } from '~/stores/resources/users/users';
import { compose } from '~/stores/session/guards';
import styles from './BirthdayFollowingsWidget.module.css';

const MINUTE_MS = 60_000;

/** The people whom the viewer follows and who have their birthday today. */
export default function BirthdayFollowingsWidget() {
  const { t } = useI18n();
  const { clock } = useStores();
  const [day, setDay] = useState(() => localDate(clock.now()));
  usePolling(() => setDay(localDate(clock.now())), MINUTE_MS);
  const query = useQuery(followedWithBirthday, day);
  return (
    <Loadable query={query} empty={<EmptyState icon="cake" text={t('birthdayFollowingsWidget.empty')} />}>
      {(users) => (
        <ul className={styles.people} aria-label={t('birthdayFollowingsWidget.title')}>
          {users.map((user) => (
            <li key={user.id} className={styles.person}>
              <Person user={user} />
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}

function Person({ user }: { user: User }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  // The greeting is no draft, so the account's own draft stays as it is.
  const greet = () =>
    compose(root, { initialText: t('birthdayFollowingsWidget.greeting', { acct: mentionText(user) }), instant: true }, account);
  return (
    <>
      <Avatar user={user} link indicator />
      <span className={styles.name}>
        <UserLink user={user} />
      </span>
      <Button
        icon="cake"
        className={styles.greet}
        aria-label={t('birthdayFollowingsWidget.greetName', { name: plainName(user) })}
        aria-haspopup="dialog"
        onClick={() => void greet()}
      >
        {t('birthdayFollowingsWidget.greet')}
      </Button>
    </>
  );
}
