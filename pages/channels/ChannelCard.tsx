import { Facts } from '~/components/ui/Facts';
import { channelColor } from '~/components/note/card/channelColor';
import { Icon } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { Mfm } from '~/mfm/Mfm';
import { Link } from '~/router/Link';
import { useServer, useStores } from '~/react/context';
import { hasNewNotes } from '~/stores/resources/feeds/channelEditing';
import type { Channel } from '~/stores/resources/feeds/channels';
import styles from './ChannelCard.module.css';

/** A channel in a list of channels. */
export function ChannelCard({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  const server = useServer();
  const { local } = useStores();
  const banner = channel.isSensitive ? null : server.mediaUrl(channel.bannerUrl);
  const isKnown = channel.isFollowing === true || channel.isFavorited === true;
  return (
    <article className={styles.card} style={channelColor({ channel })}>
      <div className={styles.banner}>{banner && <img src={banner} alt="" loading="lazy" decoding="async" />}</div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={`/channels/${channel.id}`} className={styles.link}>
            {channel.name}
          </Link>
          {channel.isFollowing && <Icon name="check" label={t('channelsPage.isFollowing')} />}
          {channel.isFavorited && <Icon name="star" label={t('channelsPage.isFavorited')} />}
        </h2>
        {channel.description && (
          <div className={styles.description}>
            <Mfm text={channel.description} isNote={false} />
          </div>
        )}
        <Facts>
          <span>{t('channelsPage.people', { n: channel.usersCount })}</span>
          <span>{t('channelsPage.notes', { n: channel.notesCount })}</span>
          {channel.lastNotedAt !== null && (
            <span>
              {t('channelsPage.lastNote')} <RelativeTime iso={channel.lastNotedAt} />
            </span>
          )}
          {channel.isSensitive && <span>{t('channelsPage.sensitive')}</span>}
          {channel.isArchived && <span>{t('channelsPage.archived')}</span>}
          {isKnown && hasNewNotes(local, channel) && <span className={styles.new}>{t('channelsPage.newNotes')}</span>}
        </Facts>
      </div>
    </article>
  );
}
