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
import { listById } from '~/stores/resources/feeds/lists';
import { listFeed } from './listFeed';
import type manifest from './manifest';

/** The notes of a list's members. The name of the list comes beside them. */
export default observer(function ListTimelinePage({ params: { listId } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const feed = listFeed(useStores(), useAccount(), usePane().paneId, listId);
  const { value: list, status } = useQuery(listById, listId);
  const title = list?.name ?? t('listTimelinePage.title');
  return (
    <Page title={title} actions={<FeedMenuButton feed={feed} settings={`/my/lists/${listId}`} />} scrolls>
      {status === 'ready' && !list ? (
        <EmptyState pose="searching">
          <LinkButton to="/my/lists" variant="primary" icon="list">
            {t('page.lists')}
          </LinkButton>
        </EmptyState>
      ) : (
        <TimelineFeed
          key={listId}
          {...feed}
          label={list ? t('page.feed.list', { name: title }) : title}
          emptyHint={t('listTimelinePage.emptyHint')}
          emptyWays={
            <LinkButton to={`/my/lists/${listId}`} variant="primary" icon="settings">
              {t('listTimelinePage.toSettings')}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
});
