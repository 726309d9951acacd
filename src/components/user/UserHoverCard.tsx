import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { ErrorState } from '~/components/async/ErrorState';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { ApiError, type AppError } from '~/lib/AppError';
import { userBy, type UserName } from '~/stores/resources/users/users';
import styles from './HoverCard.module.css';
import { UserCard } from './UserCard';

interface UserHoverCardProps {
  /** An id, `@name` or `@name@host`. */
  user: string;
}

/** A user's card. It asks for the profile when it opens, because a user who came with a note lacks most of it. */
export const UserHoverCard = observer(function UserHoverCard({ user }: UserHoverCardProps) {
  const { t } = useI18n();
  const query = useQuery(userBy, nameOf(user));
  const { value, error, hasAnswer } = query;
  if (value && hasAnswer) {
    return (
      <div className={styles.profile}>
        <UserCard user={value} />
      </div>
    );
  }
  if (error && !isUnknown(error)) return <ErrorState error={error} onRetry={() => void query.reload()} />;
  return <div className={styles.wait}>{error ? t('profile.notFound') : <Spinner />}</div>;
});

/** Whether the server says that there is no such user. */
const isUnknown = (error: AppError): boolean => error instanceof ApiError && error.server.code === 'NO_SUCH_USER';

function nameOf(user: string): UserName {
  const [, username, host] = /^@([^@]+)(?:@(.+))?$/.exec(user) ?? [];
  return username === undefined ? { userId: user } : { username, host: host ?? null };
}
