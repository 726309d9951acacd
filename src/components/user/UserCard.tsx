import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { useAccount } from '~/react/context';
import type { User } from '~/services/records';
import { Acct } from './Acct';
import { Avatar } from './Avatar';
import { FollowButton } from './FollowButton';
import styles from './UserCard.module.css';
import { UserCounts } from './UserCounts';
import { UserLink } from './UserLink';
import { UserMenuButton } from './UserMenuButton';

interface UserCardProps {
  user: User;
}

/** A user on a small card, in lists of people and on hover. */
export const UserCard = observer(function UserCard({ user }: UserCardProps) {
  const { t } = useI18n();
  const { me, server } = useAccount();
  const banner = server.mediaUrl(user.bannerUrl);
  return (
    <div className={styles.card} data-part="user-card">
      <div className={styles.banner}>
        {banner && <img src={banner} alt="" loading="lazy" decoding="async" />}
        {user.isFollowed && me?.id !== user.id && <span className={styles.followsYou}>{t('profile.followsYou')}</span>}
      </div>
      <div className={styles.face}>
        <Avatar user={user} link indicator />
      </div>
      <div className={styles.names}>
        <div className={styles.name}>
          <UserLink user={user} />
        </div>
        <div className={styles.acct}>
          <Acct user={user} />
        </div>
      </div>
      <div className={styles.actions}>
        <UserMenuButton user={user} />
        <FollowButton user={user} full />
      </div>
      <div className={styles.bio}>
        {user.description ? (
          <Mfm text={user.description} author={user} emojis={user.emojis} isNote={false} />
        ) : (
          // Unknown for users who are only known from a note.
          user.description !== undefined && <span className={styles.nothing}>{t('profile.noBio')}</span>
        )}
      </div>
      <UserCounts user={user} />
    </div>
  );
});
