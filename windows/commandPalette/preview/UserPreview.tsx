import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { useI18n } from '~/i18n/useI18n';
import { peek } from '~/lib/peek';
import { plainWords } from '~/mfm/plainWords';
import { useAccount } from '~/react/context';
import type { User } from '~/services/records';
import styles from '../PalettePreview.module.css';
import { picturesOf } from './picturesOf';

/** A person: the profile as far as it is known, and pictures from the notes that are here. */
export function UserPreview({ user }: { user: User }) {
  const i18n = useI18n();
  const { t } = i18n;
  const account = useAccount();
  const banner = account.server.mediaUrl(user.bannerUrl);
  const pictures = peek(() => picturesOf(user.id, account));
  return (
    <>
      <div className={styles.banner}>{banner !== null && <img src={banner} alt="" decoding="async" />}</div>
      <div className={styles.face}>
        <Avatar user={user} size={64} />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          <UserName user={user} />
        </p>
        <p className={styles.help}>
          <Acct user={user} />
          {user.isFollowed && ` · ${t('commandPaletteWindow.followsYou')}`}
        </p>
        {user.description && (
          <p className={styles.bio}>
            {plainWords(user.description)
              .trim()
              .replaceAll(/\n{2,}/g, '\n')}
          </p>
        )}
        {user.notesCount !== undefined && (
          <dl className={styles.counts}>
            <div>
              <dt>{t('profile.notes')}</dt>
              <dd>{i18n.number(user.notesCount)}</dd>
            </div>
            {user.followersCount !== undefined && user.followersVisibility === 'public' && (
              <div>
                <dt>{t('profile.followers')}</dt>
                <dd>{i18n.number(user.followersCount)}</dd>
              </div>
            )}
          </dl>
        )}
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((file) => (
              <FileThumbnail key={file.id} file={file} className={styles.picture} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
