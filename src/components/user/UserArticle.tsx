import { observer } from 'mobx-react-lite';
import { plainName } from './plainName';
import { UserCard } from './UserCard';
import { useAccount } from '~/react/context';
import styles from './UserListFeed.module.css';

/** A user as a row of a feed. */
export const UserArticle = observer(function UserArticle({ userId }: { userId: string }) {
  const user = useAccount().users.get(userId);
  if (!user) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern: every row is an article that takes the focus
    <article className={styles.user} tabIndex={0} aria-label={plainName(user)}>
      <UserCard user={user} />
    </article>
  );
});
