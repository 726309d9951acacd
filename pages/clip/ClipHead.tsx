import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import type { Clip } from '~/services/records';
import { useAccount, useStores } from '~/react/context';
import { setClipFavorite } from '~/stores/resources/content/clips';
import { requireSignIn } from '~/stores/session/guards';
import styles from './ClipHead.module.css';

/** The description and owner of a clip, and a button to mark it as a favorite. */
export const ClipHead = observer(function ClipHead({ clip }: { clip: Clip }) {
  const { t } = useI18n();
  const owner = useAccount().users.get(clip.userId);
  return (
    <div className={styles.head}>
      {clip.description && (
        <div className={styles.description}>
          <Mfm text={clip.description} author={owner} emojis={owner?.emojis} isNote={false} />
        </div>
      )}
      <div className={styles.row}>
        {owner && <Avatar user={owner} size={32} link />}
        <span className={styles.owner}>{owner && <UserLink user={owner} />}</span>
        {clip.isPublic ? (
          <FavoriteButton clip={clip} />
        ) : (
          <span className={styles.private}>
            <Icon name="lock" /> {t('clip.private')}
          </span>
        )}
      </div>
    </div>
  );
});

const FavoriteButton = observer(function FavoriteButton({ clip }: { clip: Clip }) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const account = useAccount();
  const isFavorited = clip.isFavorited === true;
  const handleClick = async () => {
    if (!(await requireSignIn(root))) return;
    if (isFavorited && !(await root.overlays.confirm({ text: t('clip.unfavoriteQuestion'), kind: 'question' }))) return;
    const result = await setClipFavorite(account, clip.id, !isFavorited);
    if (!result.ok) root.overlays.showError(result.error);
  };
  return (
    <Button variant={isFavorited ? 'plain' : 'primary'} icon={isFavorited ? 'starOff' : 'star'} onClick={() => void handleClick()}>
      {t(isFavorited ? 'clip.unfavorite' : 'clip.favorite', { n: clip.favoritedCount })}
    </Button>
  );
});
