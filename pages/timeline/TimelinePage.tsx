import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { EmptyState } from '~/components/ui/EmptyState';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';
import { InlineComposer } from './InlineComposer';
import { TimelineActions } from './TimelineActions';
import { TimelineTabs } from './TimelineTabs';
import { availableTimelines, chosenTimeline, effectiveFilters, viewKeyOf } from './timelines';

/** The timelines of the server: home, local, social and global, as far as the viewer may see them. */
export default observer(function TimelinePage() {
  const { t } = useI18n();
  const { settings, instance } = useStores();
  const { me, key } = useAccount();
  const { paneId } = usePane();
  const tabs = availableTimelines(me, instance.meta);
  const chosen = settings.get('tl');
  const tab = chosenTimeline(tabs, chosen.src);
  if (!tab) {
    return (
      <Page title={t('page.timeline')}>
        <EmptyState text={t('page.noTimelines')} />
      </Page>
    );
  }
  const title = t(`page.timeline.${tab}`);
  return (
    <Page title={title} heading={<TimelineTabs tabs={tabs} active={tab} />} actions={<TimelineActions tab={tab} />} scrolls>
      <TimelineFeed
        key={tab}
        source={{ kind: tab }}
        filters={effectiveFilters(tab, chosen.filter)}
        label={t(`page.feed.${tab}`)}
        viewKey={viewKeyOf(paneId, key, tab)}
        before={me && <InlineComposer />}
      />
    </Page>
  );
});
