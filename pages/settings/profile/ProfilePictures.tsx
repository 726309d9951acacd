import type { WireMe } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useStores } from '~/react/context';
import { Link } from '~/router/Link';
import styles from './ProfilePage.module.css';
import { useProfilePicture } from './useProfilePicture';

/** The banner and the avatar as the profile shows them, with buttons that change them. */
export function ProfilePictures({ me }: { me: WireMe }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const avatar = useProfilePicture('avatar');
  const banner = useProfilePicture('banner');
  const shown = safeHttpUrl(me.bannerUrl, location.origin);
  return (
    <div className={styles.pictures}>
      <div className={styles.face}>
        <div className={styles.banner}>{shown && <img src={shown} alt="" decoding="async" />}</div>
        <div className={styles.avatar}>
          <Avatar user={me} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          icon="photo"
          busy={avatar.isBusy}
          aria-haspopup="menu"
          onClick={({ currentTarget }) =>
            void overlays.openMenu(currentTarget, avatar.menu(), { label: t('settingsProfilePage.changeAvatar') })
          }
        >
          {t('settingsProfilePage.changeAvatar')}
        </Button>
        <Button
          icon="photo"
          busy={banner.isBusy}
          aria-haspopup="menu"
          onClick={({ currentTarget }) =>
            void overlays.openMenu(currentTarget, banner.menu(), { label: t('settingsProfilePage.changeBanner') })
          }
        >
          {t('settingsProfilePage.changeBanner')}
        </Button>
        <Link to="/settings/avatar-decoration" className={styles.link}>
          <Icon name="star" />
          {t('settingsProfilePage.decorations')}
        </Link>
      </div>
    </div>
  );
}
