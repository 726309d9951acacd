import type { WireMe } from '~/api/wire';
import { Avatar } from '~/components/user/Avatar';
import { ChangePicture } from '~/components/user/ChangePicture';
import { useServer } from '~/react/context';
import styles from './ProfilePage.module.css';

/** The banner and the avatar as the profile shows them, with buttons that change them. */
export function ProfilePictures({ me }: { me: WireMe }) {
  const shown = useServer().mediaUrl(me.bannerUrl);
  return (
    <div className={styles.pictures}>
      <div className={styles.face}>
        <div className={styles.banner}>{shown && <img src={shown} alt="" decoding="async" />}</div>
        <div className={styles.avatar}>
          <Avatar user={me} />
        </div>
      </div>
      <div className={styles.actions}>
        <ChangePicture picture="avatar" />
        <ChangePicture picture="banner" />
      </div>
    </div>
  );
}
