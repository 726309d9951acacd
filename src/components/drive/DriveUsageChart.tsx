import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { TimeChart } from '~/components/chart/TimeChart';
import { useI18n } from '~/i18n/useI18n';
import { byteSize } from '~/i18n/byteSize';
import { charts } from '~/stores/resources/server/charts';
import styles from './DriveView.module.css';

/** How many days the chart shows. */
const DAYS = 35;

/** Servers count in units of 1,000 bytes. */
const UNIT = 1000;

/** The used space of the drive in the last weeks, with the added and the deleted space of each day. */
export function DriveUsageChart({ userId }: { userId: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const query = useQuery(charts.userDrive, { userId, span: 'day', limit: DAYS });
  return (
    <div className={styles.chart}>
      <Loadable query={query} empty={<EmptyState icon="chartLine" />}>
        {({ chart, newestMs }) => (
          <TimeChart
            label={t('drive.usageChart')}
            span="day"
            newestMs={newestMs}
            lines={[
              { name: t('drive.chartTotal'), values: chart.totalSize, color: 'accentText' },
              { name: t('drive.chartAdded'), values: chart.incSize, color: 'linkText', style: 'dashed' },
              { name: t('drive.chartDeleted'), values: chart.decSize, color: 'errorText', style: 'dotted' },
            ]}
            format={(value) => byteSize(i18n, value * UNIT)}
          />
        )}
      </Loadable>
    </div>
  );
}
