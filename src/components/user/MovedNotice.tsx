import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { Icon } from '~/components/ui/Icon';
import { Message } from '~/i18n/Message';
import { useAccount } from '~/stores/context';
import { Acct } from './Acct';
import styles from './UserProfile.module.css';
import { UserLink } from './UserLink';

interface MovedNoticeProps {
  /** The id of the new account. */
  movedTo: string;
}

/** Says which account a user moved to. */
export const MovedNotice = observer(function MovedNotice({ movedTo }: MovedNoticeProps) {
  const account = useAccount();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await account.api.call('users/show', { userId: movedTo }, { signal });
      return account.ingest.users([found].flat(), 'fetch')[0]!;
    },
    [account, movedTo],
  );
  useAsync(load);
  const user = account.users.get(movedTo);
  if (!user) return null;
  const link = (
    <UserLink user={user}>
      <Acct user={user} detail />
    </UserLink>
  );
  return (
    <p className={styles.caution}>
      <Icon name="info" />
      <span>
        <Message id="profile.movedTo" values={{ user: link }} />
      </span>
    </p>
  );
});
