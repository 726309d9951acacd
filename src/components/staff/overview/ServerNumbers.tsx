import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ChartSeries } from '~/api/wire';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { StatTiles, type Stat } from '~/components/staff/StatTiles';
import { usePolledQuery } from '~/components/widget/usePolledQuery';
import { useI18n } from '~/i18n/useI18n';
import { useServer } from '~/react/context';
import { charts } from '~/stores/resources/server/charts';
import { onlineUsersCount, serverStats } from '~/stores/resources/server/server';

const EVERY_MS = 60_000;
/** Today and yesterday. */
const TWO_DAYS = { span: 'day', limit: 2 } as const;

/** How many users, notes, servers and emoji there are, and who is online. */
export const ServerNumbers = observer(function ServerNumbers() {
  const { t } = useI18n();
  const { emojis } = useServer();
  const stats = useQuery(serverStats, null);
  const online = usePolledQuery(onlineUsersCount, null, EVERY_MS).value?.count;
  const users = useQuery(charts.users, TWO_DAYS).value?.chart.local.total;
  const notes = useQuery(charts.notes, TWO_DAYS).value?.chart.local.total;
  useEffect(() => void emojis.load(), [emojis]);
  const changeOf = (now: number, totals: ChartSeries | undefined): Stat['change'] => {
    const before = totals?.[1];
    return before === undefined ? undefined : { by: now - before, since: t('staffOverview.sinceYesterday') };
  };
  const numberOfEmojis = emojis.emojis.length;
  return (
    <Loadable query={stats}>
      {({ originalUsersCount, originalNotesCount, instances }) => (
        <StatTiles
          stats={[
            { name: t('staffOverview.users'), value: originalUsersCount, change: changeOf(originalUsersCount, users) },
            { name: t('staffOverview.notes'), value: originalNotesCount, change: changeOf(originalNotesCount, notes) },
            { name: t('staffOverview.instances'), value: instances },
            { name: t('staffOverview.emojis'), value: numberOfEmojis },
            { name: t('staffOverview.online'), value: online },
          ]}
        />
      )}
    </Loadable>
  );
});
