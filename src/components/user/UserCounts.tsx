import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useAccount } from '~/react/context';
import type { User } from '~/services/records';
import { userPath } from '~/lib/mentionText';
import { mayAskForFollows } from './followVisibility';
import styles from './UserCounts.module.css';

interface UserCountsProps {
  user: User;
  /** One line of words, with room for more at its end. */
  isInline?: boolean;
  children?: ReactNode;
}

/**
 * Shows how many notes a user wrote, and how many people they follow and are followed by. Each count links to its list if the
 * viewer may see it.
 */
export const UserCounts = observer(function UserCounts({ user, isInline = false, children }: UserCountsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useAccount();
  const path = userPath(user);
  if (user.notesCount === undefined) return <div className={styles.counts} data-inline={isInline || undefined} />;
  return (
    <div className={styles.counts} data-inline={isInline || undefined}>
      <Link to={path} className={styles.count}>
        <b>{i18n.number(user.notesCount)}</b> <span>{t('profile.notes')}</span>
      </Link>
      {mayAskForFollows(user, user.followingVisibility, me) && (
        <Link to={`${path}/following`} className={styles.count}>
          <b>{i18n.number(user.followingCount ?? 0)}</b> <span>{t('profile.following')}</span>
        </Link>
      )}
      {mayAskForFollows(user, user.followersVisibility, me) && (
        <Link to={`${path}/followers`} className={styles.count}>
          <b>{i18n.number(user.followersCount ?? 0)}</b> <span>{t('profile.followers')}</span>
        </Link>
      )}
      {children}
    </div>
  );
});
