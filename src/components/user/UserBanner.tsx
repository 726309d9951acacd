import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { userPath } from '~/lib/mentionText';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import type { User } from '~/services/records';
import { Acct } from './Acct';
import { Avatar } from './Avatar';
import { FollowButton } from './FollowButton';
import styles from './UserBanner.module.css';
import { UserMenuButton } from './UserMenuButton';
import { UserName } from './UserName';
import { UserRoles } from './UserRoles';

interface UserBannerProps {
  user: User;
}

/** The head of a profile: avatar, name, kind of account, and actions. */
export const UserBanner = observer(function UserBanner({ user }: UserBannerProps) {
  const { t } = useI18n();
  const { me, server } = useAccount();
  const banner = server.mediaUrl(user.bannerUrl);
  return (
    <header>
      <div className={styles.banner}>{banner && <img src={banner} alt="" decoding="async" />}</div>
      <div className={styles.top}>
        <div className={styles.face}>
          <Avatar user={user} indicator />
        </div>
        <div className={styles.actions}>
          <UserMenuButton user={user} />
          <ColumnButton user={user} />
          <FollowButton user={user} full />
        </div>
      </div>
      <div className={styles.names}>
        <h2 className={styles.name}>
          <UserName user={user} />
        </h2>
        <div className={styles.line}>
          <Acct user={user} detail />
          {user.isFollowed && me?.id !== user.id && <span className={styles.followsYou}>{t('profile.followsYou')}</span>}
          {user.roles?.some((role) => role.isAdministrator) && <Icon name="badge" label={t('profile.administrator')} />}
          {user.isLocked && <Icon name="lock" label={t('profile.locked')} />}
          {user.isBot && <Icon name="robot" label={t('profile.bot')} />}
          {user.isSuspended && <span className={styles.badge}>{t('profile.suspended')}</span>}
          {user.isSilenced && <span className={styles.badge}>{t('profile.silenced')}</span>}
          <UserRoles roles={user.roles ?? []} />
        </div>
      </div>
    </header>
  );
});

/** Keeps the profile beside the page. Columns and windows have that in their own menu. */
const ColumnButton = observer(function ColumnButton({ user }: UserBannerProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { workspace } = useStores();
  const { frame } = usePane();
  if (!me || frame !== 'main') return null;
  return (
    <Button icon="columns" className={styles.wide} onClick={() => void workspace.openColumn(userPath(user))}>
      {t('profile.openColumn')}
    </Button>
  );
});
