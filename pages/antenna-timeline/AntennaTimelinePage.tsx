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

/** The notes that an antenna caught. */
export default observer(function AntennaTimelinePage({ params }: PageProps) {
  const antennaId = params.antennaId!;
  const { t } = useI18n();
  const { settings } = useStores();
  const { api, key } = useAccount();
  const { paneId } = usePane();
  const antenna = useAsync(useCallback((signal) => api.call('antennas/show', { antennaId }, { signal }), [api, antennaId]));
  if (antenna.status === 'loading') return <LoadingState />;
  if (antenna.status === 'error') return <ErrorState error={antenna.error} onRetry={antenna.retry} />;
  return (
    <Page title={antenna.value.name} scrolls>
      <TimelineFeed
        source={{ kind: 'antenna', antennaId }}
        filters={settings.get('tl').filter}
        label={t('page.feed.antenna', { name: antenna.value.name })}
        viewKey={`${paneId}:${key}:antenna:${antennaId}`}
      />
    </Page>
  );
});
