import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { FeedMenuButton } from '~/components/timeline/FeedMenuButton';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { antennaById } from '~/stores/resources/feeds/antennas';
import { antennaFeed } from './antennaFeed';
import type manifest from './manifest';

/** The notes that an antenna collected. The name of the antenna comes beside them. */
export default observer(function AntennaTimelinePage({ params: { antennaId } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const feed = antennaFeed(useStores(), useAccount(), usePane().paneId, antennaId);
  const { value: antenna, status } = useQuery(antennaById, antennaId);
  const title = antenna?.name ?? t('antennaTimelinePage.title');
  return (
    <Page title={title} actions={<FeedMenuButton feed={feed} settings={`/my/antennas/${antennaId}`} />} scrolls>
      {status === 'ready' && !antenna ? (
        <EmptyState pose="searching">
          <LinkButton to="/my/antennas" variant="primary" icon="antenna">
            {t('page.antennas')}
          </LinkButton>
        </EmptyState>
      ) : (
        <TimelineFeed
          key={antennaId}
          {...feed}
          label={antenna ? t('page.feed.antenna', { name: title }) : title}
          emptyHint={t('antennaTimelinePage.emptyHint')}
          emptyWays={
            <LinkButton to={`/my/antennas/${antennaId}`} variant="primary" icon="settings">
              {t('antennaTimelinePage.toSettings')}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
});
