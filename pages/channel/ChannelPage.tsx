import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { channelColor } from '~/components/note/card/channelColor';
import { Page } from '~/components/page/Page';
import { PageHeading } from '~/components/page/PageHeading';
import { useHashTab } from '~/components/page/useHashTab';
import { Icon } from '~/components/ui/Icon';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useStores } from '~/react/context';
import { markChannelRead } from '~/stores/resources/feeds/channelEditing';
import { channelById, type Channel } from '~/stores/resources/feeds/channels';
import { ChannelActions } from './ChannelActions';
import { ChannelFeatured, ChannelTimeline } from './ChannelNotes';
import { ChannelOverview } from './ChannelOverview';
import styles from './ChannelPage.module.css';
import { ChannelSearch } from './ChannelSearch';
import type manifest from './manifest';

const TABS = ['overview', 'timeline', 'featured', 'search'] as const;

/** A channel: what it is about, and its notes. */
export default observer(function ChannelPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { local, clock } = useStores();
  const { channelId } = params;
  const query = useQuery(channelById, channelId);
  const channel = query.value;
  const isKept = useIsKept(channel);
  const first = params.q ? 'search' : isKept ? 'timeline' : 'overview';
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`channelPage.${value}`), first);
  const lastNotedAt = channel?.lastNotedAt;
  useEffect(() => {
    if (lastNotedAt === undefined) return undefined;
    markChannelRead(local, channelId, clock.now());
    return () => markChannelRead(local, channelId, clock.now());
  }, [local, clock, channelId, lastNotedAt]);
  const heading = channel && (
    <PageHeading>
      <span className={styles.name} style={channelColor({ channel })}>
        <Icon name="deviceTv" /> <bdi>{channel.name}</bdi>
      </span>
    </PageHeading>
  );
  return (
    <Page
      title={channel?.name ?? t('channelPage.title')}
      heading={heading}
      tabs={channel && <Tabs label={channel.name} {...tabs} />}
      actions={channel && <ChannelActions channel={channel} isWriting={tab === 'timeline'} />}
      scrolls={channel !== undefined && tab !== 'overview'}
      onRefresh={() => query.reload()}
    >
      <Loadable query={query} empty={<EmptyState icon="trash" text={t('channelPage.gone')} />}>
        {(shown) => (
          <div key={shown.id} className={styles.notes} data-fills={tab !== 'overview'}>
            {tab === 'overview' && <ChannelOverview channel={shown} />}
            {tab === 'timeline' && <ChannelTimeline channel={shown} />}
            {tab === 'featured' && <ChannelFeatured channel={shown} />}
            {tab === 'search' && <ChannelSearch key={params.q} channel={shown} query={params.q ?? ''} />}
          </div>
        )}
      </Loadable>
    </Page>
  );
});

/** Whether the viewer followed or favored a channel when its page opened: following it there changes no tab. */
function useIsKept(channel: Channel | undefined): boolean {
  const [opened, setOpened] = useState<{ readonly id: string; readonly isKept: boolean } | null>(null);
  if (channel && opened?.id !== channel.id) {
    setOpened({ id: channel.id, isKept: channel.isFollowing === true || channel.isFavorited === true });
  }
  return opened?.isKept ?? false;
}
