import { observer } from 'mobx-react-lite';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { usePane } from '~/router/PaneContext';
import { useAccount, useStores } from '~/react/context';
import { antennaById } from '~/stores/resources/antennas';
import type manifest from './manifest';

/** The notes that an antenna collected. */
export default observer(function AntennaTimelinePage({ params }: PageProps<typeof manifest>) {
  const { antennaId } = params;
  const { t } = useI18n();
  const { settings } = useStores();
  const { key } = useAccount();
  const { paneId } = usePane();
  const filters = settings.get('tl').filter;
  return (
    <Loadable query={useQuery(antennaById, antennaId)}>
      {({ name }) => (
        <Page title={name} scrolls>
          <TimelineFeed
            source={{ kind: 'antenna', antennaId }}
            filters={filters}
            label={t('page.feed.antenna', { name })}
            viewKey={`${paneId}:${key}:antenna:${antennaId}`}
          />
        </Page>
      )}
    </Loadable>
  );
});
