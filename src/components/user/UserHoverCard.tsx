import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, type AppError } from '~/lib/AppError';
import { useAccount } from '~/stores/context';
import styles from './HoverCard.module.css';
import { UserCard } from './UserCard';

interface UserHoverCardProps {
  /** An id, `@name` or `@name@host`. */
  user: string;
}

/** A user's card, fetched when it opens, because a note does not contain enough about its author. */
export const UserHoverCard = observer(function UserHoverCard({ user }: UserHoverCardProps) {
  const account = useAccount();
  const { t } = useI18n();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await account.api.call('users/show', queryOf(user), { signal });
      return account.ingest.users([found].flat(), 'fetch')[0]!;
    },
    [account, user],
  );
  const loading = useAsync(load);
  const known = account.users.get(loading.status === 'ready' ? loading.value : user);
  if (known && loading.status === 'ready') {
    return (
      <div className={styles.profile}>
        <UserCard user={known} />
      </div>
    );
  }
  if (loading.status === 'error' && !isUnknown(loading.error)) return <ErrorState error={loading.error} onRetry={loading.retry} />;
  return <div className={styles.wait}>{loading.status === 'loading' ? <Spinner /> : t('profile.notFound')}</div>;
});

/** Whether the server says that the user does not exist, as opposed to no answer. */
const isUnknown = (error: AppError): boolean => error instanceof ApiError && error.server.code === 'NO_SUCH_USER';

function queryOf(user: string): { userId: string } | { username: string; host: string | null } {
  const [, username, host] = /^@([^@]+)(?:@(.+))?$/.exec(user) ?? [];
  return username === undefined ? { userId: user } : { username, host: host ?? null };
}
