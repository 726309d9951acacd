import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { useI18n } from '~/i18n/useI18n';
import { latestServers } from '~/stores/resources/server/federation';
import { ServerSphere } from './ServerSphere';

const EVERY_MS = 3 * 60_000;
const LIMIT = 25;

/** Other servers as a sphere of icons. */
export default function InstanceCloudWidget() {
  const { t } = useI18n();
  const query = usePolledQuery(latestServers, { limit: LIMIT }, EVERY_MS);
  return (
    <Loadable query={query} empty={<EmptyState text={t('instanceCloudWidget.empty')} icon="cloud" />}>
      {(servers) => <ServerSphere servers={servers} />}
    </Loadable>
  );
}
