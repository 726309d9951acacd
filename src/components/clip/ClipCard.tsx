import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { Icon } from '~/components/ui/Icon';
import { LinkCard } from '~/components/ui/LinkCard';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import type { Clip } from '~/services/records';
import { useAccount } from '~/react/context';
import styles from './ClipCard.module.css';

interface ClipCardProps {
  clip: Clip;
  showsOwner: boolean;
}

/** A clip in a list of clips. */
export const ClipCard = observer(function ClipCard({ clip, showsOwner }: ClipCardProps) {
  const { t } = useI18n();
  const owner = useAccount().users.get(clip.userId);
  return (
    <LinkCard to={`/clips/${clip.id}`} name={clip.name} mark={!clip.isPublic && <Icon name="lock" label={t('clip.private')} />}>
      {clip.description && (
        <div className={styles.description}>
          <Mfm text={clip.description} author={owner} emojis={owner?.emojis} isNote={false} />
        </div>
      )}
      <p className={styles.facts}>
        {clip.lastClippedAt === null ? (
          t('clip.neverClipped')
        ) : (
          <span>
            {t('clip.lastClipped')} <RelativeTime iso={clip.lastClippedAt} />
          </span>
        )}
        {clip.notesCount !== undefined && <span>{t('clip.notes', { n: clip.notesCount })}</span>}
        {clip.favoritedCount > 0 && <span>{t('clip.counts', { n: clip.favoritedCount })}</span>}
      </p>
      {showsOwner && owner && (
        <p className={styles.owner}>
          <Avatar user={owner} size={24} />
          <UserName user={owner} />
        </p>
      )}
    </LinkCard>
  );
});
