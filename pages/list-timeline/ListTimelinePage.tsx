import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import { useAsync } from '~/components/async/useAsync';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/stores/context';

/** The notes of a list's members. */
export default observer(function ListTimelinePage({ params }: PageProps) {
  const listId = params.listId!;
  const { t } = useI18n();
  const { settings } = useStores();
  const { api, key } = useAccount();
  const { paneId } = usePane();
  const list = useAsync(useCallback((signal) => api.call('users/lists/show', { listId }, { signal }), [api, listId]));
  if (list.status === 'loading') return <LoadingState />;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  return (
    <Page title={list.value.name} scrolls>
      <TimelineFeed
        source={{ kind: 'list', listId }}
        filters={settings.get('tl').filter}
        label={t('page.feed.list', { name: list.value.name })}
        viewKey={`${paneId}:${key}:list:${listId}`}
      />
    </Page>
  );
});
