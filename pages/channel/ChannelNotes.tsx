import { observer } from 'mobx-react-lite';
import { LazyFailure } from '~/components/async/LazyFailure';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { later } from '~/react/later';
import type { Channel } from '~/stores/resources/feeds/channels';
import styles from './ChannelPage.module.css';
import { useWriting } from './useWriting';

/** Loaded only for viewers with the composer above the notes. */
const Composer = later(async () => (await import('~/components/composer/Composer')).Composer, { failed: LazyFailure, neededOffline: true });

/** The notes of a channel as they are written, below a way to write one. */
export function ChannelTimeline({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId } = usePane();
  return (
    <TimelineFeed
      source={{ kind: 'channel', channelId: channel.id }}
      label={t('channelPage.feed', { name: channel.name })}
      emptyText={t('channelPage.noNotes')}
      viewKey={`${paneId}:${key}:channel:${channel.id}`}
      before={<Writing channel={channel} />}
    />
  );
}

/** The composer if the viewer wants it here, otherwise a button that opens it. */
const Writing = observer(function Writing({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const { canWrite, write } = useWriting(channel);
  if (channel.isArchived) return <Notice>{t('channelPage.archived')}</Notice>;
  if (!canWrite) return null;
  if (settings.get('showFixedPostFormInChannel')) return <Composer variant="inline" params={{ channelId: channel.id }} />;
  return (
    <div className={styles.write}>
      <Button icon="pencil" aria-haspopup="dialog" onClick={write}>
        {t('channelPage.write', { name: channel.name })}
      </Button>
    </div>
  );
});

/** The notes of a channel that people liked most. */
export function ChannelFeatured({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  const { key } = useAccount();
  const { paneId } = usePane();
  return (
    <TimelineFeed
      source={{ kind: 'featured', channelId: channel.id }}
      label={t('channelPage.feedFeatured', { name: channel.name })}
      emptyText={t('channelPage.noFeatured')}
      viewKey={`${paneId}:${key}:channelFeatured:${channel.id}`}
    />
  );
}
