import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { EmptyState } from '~/components/async/EmptyState';
import { SwipeTabs } from '~/components/swipe/SwipeTabs';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { InlineComposer } from './InlineComposer';
import { TimelineActions } from './TimelineActions';
import { TimelineTabs } from './TimelineTabs';
import { TimelineTip } from './TimelineTip';
import { availableTimelines, type ServerTimeline } from '~/stores/timelines/availableTimelines';
import { shownTimeline, sourceOf, tabsOf, viewKeyOf } from './timelines';
import type manifest from './manifest';

/** The timelines of the server that the viewer may see (home, local, social and global), and the pinned list. The address may name one. */
export default observer(function TimelinePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { settings, instance } = useStores();
  const { me, key } = useAccount();
  const { paneId, options } = usePane();
  const pinned = settings.get('pinnedUserLists');
  const available = tabsOf(availableTimelines(me, instance.meta), pinned);
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
      heading={!isNamed && <TimelineTabs tabs={available} pinned={pinned} active={tab} onChange={choose} />}
      actions={!(isNamed && options) && <TimelineActions tab={tab} filters={filters} />}
      scrolls
    >
      <TimelineFeed
        key={tab}
        source={source}
        filters={filters}
        label={t(`page.feed.${source.kind as ServerTimeline | 'list'}`, { name })}
        viewKey={viewKeyOf(paneId, key, tab)}
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
      {!isNamed && navigator.maxTouchPoints > 0 && settings.get('enableHorizontalSwipe') && (
        <SwipeTabs values={available} value={tab} onChange={choose} />
      )}
    </Page>
  );
});
