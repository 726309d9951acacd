import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { Icon } from '~/components/ui/Icon';
import { Message } from '~/i18n/Message';
import { userBy } from '~/stores/resources/users/users';
import { Acct } from './Acct';
import styles from './UserProfile.module.css';
import { UserLink } from './UserLink';

interface MovedNoticeProps {
  /** The id of the new account. */
  movedTo: string;
}

/** Says which account a user moved to. */
export const MovedNotice = observer(function MovedNotice({ movedTo }: MovedNoticeProps) {
  const user = useQuery(userBy, { userId: movedTo }).value;
  if (!user) return null;
  const link = (
    <UserLink user={user}>
      <Acct user={user} detail />
    </UserLink>
  );
  return (
    <p className={styles.caution}>
      <Icon name="infoCircle" />
      <span>
        <Message id="profile.movedTo" values={{ user: link }} />
      </span>
    </p>
  );
});
