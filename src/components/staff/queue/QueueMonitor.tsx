import type { ReactNode } from 'react';
import { TimeChart } from '~/components/chart/TimeChart';
import { ChartCard } from '~/components/staff/ChartCard';
import { StatTiles } from '~/components/staff/StatTiles';
import { Measured } from '~/components/widget/Measured';
import { useStatistics } from '~/components/widget/useStatistics';
import { useI18n } from '~/i18n/useI18n';
import type { QueueName } from '~/stores/resources/staff/queues';
import type { QueuesFigures } from '~/stores/statistics/measurements';
import { queueHistoryOf } from '~/stores/statistics/statisticsOf';
import styles from './QueueMonitor.module.css';

/** What a measurement counts, and how the chart draws it. */
const FIGURES = [
  { key: 'activeSincePrevTick', name: 'jobs.process', color: 'linkText' },
  { key: 'active', name: 'jobs.active', color: 'hashtagText', style: 'dashed' },
  { key: 'waiting', name: 'jobs.waiting', color: 'renoteText', style: 'dashDotted' },
  { key: 'delayed', name: 'jobs.delayed', color: 'errorText', style: 'dotted' },
] as const;

/** How one of the server's queues is doing: its jobs now, and in the last half hour. It is kept up to date. */
export function QueueMonitor({ queue }: { queue: QueueName }) {
  const { t } = useI18n();
  const log = useStatistics(queueHistoryOf);
  return (
    <Measured
      log={log}
      waiting={
        <Monitor queue={queue} latest={undefined}>
          <p className={styles.waiting}>{t('jobs.none')}</p>
        </Monitor>
      }
    >
      {(latest, samples) => {
        const newestFirst = samples.toReversed();
        return (
          <Monitor queue={queue} latest={latest}>
            <TimeChart
              label={t(`jobs.${queue}`)}
              span="tenSeconds"
              newestMs={log.latestAtMs}
              lines={FIGURES.map(({ key, name, ...look }) => ({
                name: t(name),
                values: newestFirst.map((sample) => sample[queue][key]),
                ...look,
              }))}
            />
          </Monitor>
        );
      }}
    </Measured>
  );
}

interface MonitorProps {
  queue: QueueName;
  /** Absent until the first figures arrive, which has the same size. */
  latest: QueuesFigures | undefined;
  children: ReactNode;
}

function Monitor({ queue, latest, children }: MonitorProps) {
  const { t } = useI18n();
  return (
    <div className={styles.monitor}>
      <StatTiles stats={FIGURES.map(({ key, name }) => ({ name: t(name), value: latest?.[queue][key] }))} />
      <ChartCard>{children}</ChartCard>
    </div>
  );
}
