import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { listById } from '~/stores/resources/lists';
import type manifest from './manifest';

/** The notes of a list's members. */
export default observer(function ListTimelinePage({ params }: PageProps<typeof manifest>) {
  const listId = params.listId;
  const { t } = useI18n();
  const { settings } = useStores();
  const { key } = useAccount();
  const { paneId } = usePane();
  const filters = settings.get('tl').filter;
  return (
    <Loadable query={useQuery(listById, listId)}>
      {({ name }) => (
        <Page title={name} scrolls>
          <TimelineFeed
            source={{ kind: 'list', listId }}
            filters={filters}
            label={t('page.feed.list', { name })}
            viewKey={`${paneId}:${key}:list:${listId}`}
          />
        </Page>
      )}
    </Loadable>
  );
});
