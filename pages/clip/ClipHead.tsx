import { observer } from 'mobx-react-lite';
import { use, useLayoutEffect, type RefObject } from 'react';
import { TimelineContext } from '~/components/timeline/TimelineContext';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { Avatar } from '~/components/user/Avatar';
import { UserLink } from '~/components/user/UserLink';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import type { Clip } from '~/services/records';
import type { ClipStore } from '~/stores/clips/ClipStore';
import { useAccount, useStores } from '~/stores/context';
import { requireSignIn } from '~/stores/session/guards';
import type { Timeline } from '~/stores/timelines/Timeline';
import styles from './ClipHead.module.css';

interface ClipHeadProps {
  store: ClipStore;
  clip: Clip;
  /** Receives the timeline that this stands above. */
  timeline: RefObject<Timeline | null>;
}

/** What a clip is about, whose it is, and a way to keep it. */
export const ClipHead = observer(function ClipHead({ store, clip, timeline }: ClipHeadProps) {
  const { t } = useI18n();
  const owner = useAccount().users.get(clip.userId);
  const above = use(TimelineContext);
  useLayoutEffect(() => {
    timeline.current = above;
  }, [timeline, above]);
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
          <FavoriteButton store={store} clip={clip} />
        ) : (
          <span className={styles.private}>
            <Icon name="lock" /> {t('clip.private')}
          </span>
        )}
      </div>
    </div>
  );
});

const FavoriteButton = observer(function FavoriteButton({ store, clip }: { store: ClipStore; clip: Clip }) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const isFavorited = clip.isFavorited === true;
  const handleClick = async () => {
    if (!(await requireSignIn(root))) return;
    if (isFavorited && !(await root.overlays.confirm({ text: t('clip.unfavoriteQuestion'), kind: 'question' }))) return;
    const result = await store.setFavorite(!isFavorited);
    if (!result.ok) root.overlays.showError(result.error);
  };
  return (
    <Button variant={isFavorited ? 'plain' : 'primary'} icon={isFavorited ? 'starOff' : 'star'} onClick={() => void handleClick()}>
      {t(isFavorited ? 'clip.unfavorite' : 'clip.favorite', { n: clip.favoritedCount })}
    </Button>
  );
});
