import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useCollection } from '~/components/async/useCollection';
import grid from '~/components/list/cardGrid.module.css';
import { useQuery } from '~/components/async/useQuery';
import { PagedListView } from '~/components/list/PagedListView';
import { Page } from '~/components/page/Page';
import { useHashTab } from '~/components/page/useHashTab';
import { Button } from '~/components/ui/Button';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount } from '~/react/context';
import { favoriteChannels, featuredChannels, followedChannels, ownedChannels } from '~/stores/resources/feeds/channelLists';
import { ChannelCard } from './ChannelCard';
import { ChannelSearch } from './ChannelSearch';
import type manifest from './manifest';

const TABS = ['search', 'featured', 'favorites', 'following', 'owned'] as const;
/** The tabs that have something for visitors. */
const PUBLIC: readonly string[] = ['search', 'featured'];

/** Channels to discover, and those of the viewer. */
export default observer(function ChannelsPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { navigate, reload } = usePane();
  const allowed = TABS.filter((candidate) => me !== null || PUBLIC.includes(candidate));
  const [tab, tabs] = useHashTab(allowed, params.tab, (value) => t(`channelsPage.${value}`), params.q ? 'search' : 'featured');
  return (
    <Page
      title={t('channelsPage.title')}
      tabs={<Tabs label={t('channelsPage.title')} {...tabs} />}
      actions={me && <IconButton icon="plus" label={t('channelsPage.new')} onClick={() => navigate('/channels/new')} />}
      onRefresh={async () => reload()}
    >
      {tab === 'search' ? (
        <ChannelSearch query={params.q ?? ''} type={params.type === 'nameOnly' ? 'nameOnly' : 'nameAndDescription'} />
      ) : tab === 'owned' ? (
        <Owned />
      ) : (
        <Listed key={tab} tab={tab} />
      )}
    </Page>
  );
});

const LISTS = {
  featured: { query: featuredChannels, none: 'channelsPage.noneFeatured', icon: 'deviceTv' },
  favorites: { query: favoriteChannels, none: 'channelsPage.noFavorites', icon: 'star' },
  following: { query: followedChannels, none: 'channelsPage.noneFollowed', icon: 'deviceTv' },
} as const;

function Listed({ tab }: { tab: keyof typeof LISTS }) {
  const definition = LISTS[tab].query;
  const query = useQuery(definition, null);
  return (
    <Loadable query={query} empty={<NoneListed tab={tab} />}>
      {(channels) => {
        // A channel leaves the list at once, before the server has answered.
        const shown = channels.filter(
          ({ isFollowing, isFavorited }) =>
            (tab !== 'following' || isFollowing !== false) && (tab !== 'favorites' || isFavorited !== false),
        );
        if (shown.length === 0) return <NoneListed tab={tab} />;
        return (
          <div className={grid.cards}>
            {shown.map((channel) => (
              <ChannelCard key={channel.id} channel={channel} />
            ))}
          </div>
        );
      }}
    </Loadable>
  );
}

const NoneListed = observer(function NoneListed({ tab }: { tab: keyof typeof LISTS }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { none, icon } = LISTS[tab];
  const isFeatured = tab === 'featured';
  return (
    <EmptyState icon={icon} text={t(none)} hint={t(isFeatured ? 'channelsPage.hint' : 'channelsPage.followHint')}>
      {!isFeatured && (
        <LinkButton to="/channels#featured" variant="primary" icon="deviceTv">
          {t('channelsPage.seeFeatured')}
        </LinkButton>
      )}
      {isFeatured && me && (
        <LinkButton to="/channels/new" variant="primary" icon="plus">
          {t('channelsPage.new')}
        </LinkButton>
      )}
    </EmptyState>
  );
});

function Owned() {
  const { t } = useI18n();
  const { navigate } = usePane();
  const list = useCollection(ownedChannels, null);
  const empty = (
    <EmptyState icon="deviceTv" text={t('channelsPage.noneOwned')} hint={t('channelsPage.hint')}>
      <Button variant="primary" icon="plus" onClick={() => navigate('/channels/new')}>
        {t('channelsPage.new')}
      </Button>
    </EmptyState>
  );
  return (
    <PagedListView
      list={list}
      empty={empty}
      className={grid.cards}
      renderItem={(channel) => <ChannelCard key={channel.id} channel={channel} />}
    />
  );
}
