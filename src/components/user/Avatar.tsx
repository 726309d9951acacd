import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { WireAvatarDecoration } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { Link } from '~/router/Link';
import { useServer, useStores } from '~/react/context';
import { useAvatarSource, useStill } from '~/react/useAvatarSource';
import type { User } from '~/services/records';
import { userPath } from '~/lib/mentionText';
import styles from './Avatar.module.css';
import { CatEars } from './CatEars';

interface AvatarProps {
  user: Pick<User, 'id' | 'username' | 'host' | 'avatarUrl' | 'avatarBlurhash' | 'avatarDecorations' | 'isCat' | 'onlineStatus'>;
  /** Side length in px. Without it, `--avatar-size` of the parent applies, which container queries can change. */
  size?: number;
  /**
   * Links to the profile and opens the hover card. The name beside it does the same, so this link is not a tab stop.
   */
  link?: boolean;
  /** Shows the online status. */
  indicator?: boolean;
}

/** A user's avatar. */
export const Avatar = observer(function Avatar({ user, size, link = false, indicator = false }: AvatarProps) {
  const { settings } = useStores();
  const { t } = useI18n();
  const source = useAvatarSource(user);
  const className = settings.get('squareAvatars') ? styles.square : styles.round;
  const style = size === undefined ? undefined : ({ '--avatar-size': `${size}px` } as CSSProperties);
  const picture = (
    <>
      {user.isCat && <CatEars hash={user.avatarBlurhash} />}
      <img className={styles.picture} src={source} alt="" loading="lazy" decoding="async" draggable={false} />
      {user.avatarDecorations.length > 0 && settings.get('showAvatarDecorations') && <Decorations decorations={user.avatarDecorations} />}
      {indicator && <span className={styles.indicator} data-status={user.onlineStatus} title={t(`user.status.${user.onlineStatus}`)} />}
    </>
  );
  return link ? (
    <Link to={userPath(user)} className={className} style={style} tabIndex={-1} aria-hidden="true" data-hover-user={user.id}>
      {picture}
    </Link>
  ) : (
    <span className={className} style={style}>
      {picture}
    </span>
  );
});

const Decorations = observer(function Decorations({ decorations }: { decorations: readonly WireAvatarDecoration[] }) {
  const server = useServer();
  const still = useStill();
  return decorations.map((decoration, place) => {
    const url = server.mediaUrl(decoration.url);
    if (!url) return null;
    const { angle = 0, flipH = false, offsetX = 0, offsetY = 0 } = decoration;
    return (
      <img
        // A user may wear the same decoration twice; the whole list is replaced when it changes.
        key={`${decoration.id}/${place}`}
        className={styles.decoration}
        src={still ? still(url) : url}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        style={{ rotate: `${angle}turn`, scale: flipH ? '-1 1' : undefined, translate: `${offsetX * 100}% ${offsetY * 100}%` }}
      />
    );
  });
});
