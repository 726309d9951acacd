import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { LazyFailure } from '~/components/async/LazyFailure';
import { Page } from '~/components/page/Page';
import { Button } from '~/components/ui/Button';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import { later } from '~/react/later';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { availableTimelines, type ServerTimeline } from '~/stores/timelines/availableTimelines';
import type manifest from './manifest';
import { TimelineActions } from './TimelineActions';
import { shownTimeline, sourceOf, tabsOf, viewKeyOf } from './timelines';
import { TimelineTabs } from './TimelineTabs';
import { TimelineTip } from './TimelineTip';

/** Loaded only for viewers with the composer above the timeline. */
const Composer = later(async () => (await import('~/components/composer/Composer')).Composer, { failed: LazyFailure, neededOffline: true });

/** Only new accounts see it. */
const EmptyHome = later(async () => (await import('./EmptyHome')).EmptyHome);

/** The timelines of the server that the viewer may see (home, local, social and global), and the pinned list. The address may name one. */
export default observer(function TimelinePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { settings } = useStores();
  const server = useServer();
  const { me, key } = useAccount();
  const { paneId, options, navigate } = usePane();
  const pinned = settings.get('pinnedUserLists');
  const available = tabsOf(availableTimelines(me, server.meta), pinned);
  const shown = shownTimeline({ available, stored: settings.get('tl'), named: params.src, options });
  if (!shown) {
    return (
      <Page title={t('timelinePage.title')}>
        <EmptyState text={t('page.noTimelines')} />
      </Page>
    );
  }
  const { tab, filters } = shown;
  const isNamed = params.src !== undefined;
  const source = sourceOf(tab);
  /** The choice is remembered for the account on this device. */
  const choose = (src: string) => settings.set('tl', { ...settings.get('tl'), src });
  const name = source.kind === 'list' ? pinned!.name : t(`page.timeline.${tab as ServerTimeline}`);
  // The server knows what was closed on other devices.
  const needsTip = settings.isSynced && !(settings.get('timelineTutorials') as Readonly<Record<string, boolean>>)[tab];
  return (
    <Page
      title={name}
      isTitleHidden={!isNamed}
      tabs={!isNamed && <TimelineTabs tabs={available} pinned={pinned} active={tab} onChange={choose} />}
      actions={!(isNamed && options) && <TimelineActions tab={tab} filters={filters} />}
      scrolls
    >
      <TimelineFeed
        key={tab}
        source={source}
        filters={filters}
        label={t(`page.feed.${source.kind as ServerTimeline | 'list'}`, { name })}
        viewKey={viewKeyOf(paneId, key, tab)}
        emptyHint={me && tab === 'home' ? t('timeline.homeHint') : undefined}
        // A new account follows nobody yet.
        emptyWays={
          me &&
          tab === 'home' && (
            <>
              <Button variant="primary" icon="users" onClick={() => navigate('/explore#users')}>
                {t('timeline.findPeople')}
              </Button>
              {available.includes('local') && (
                <Button icon="planet" onClick={() => (isNamed ? navigate('/timeline?src=local') : choose('local'))}>
                  {t('timeline.seeLocal')}
                </Button>
              )}
              <EmptyHome />
            </>
          )
        }
        before={
          me &&
          !isNamed && (
            <>
              <InlineComposer />
              {needsTip && source.kind !== 'list' && <TimelineTip timeline={tab as ServerTimeline} />}
            </>
          )
        }
      />
    </Page>
  );
});

/** The composer above a timeline (setting showFixedPostForm). */
const InlineComposer = observer(function InlineComposer() {
  const { settings } = useStores();
  return settings.get('showFixedPostForm') && <Composer variant="inline" params={{}} />;
});
