import { useState } from 'react';
import type { ChartSpan } from '~/api/endpoints';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import { ACCOUNT_CHARTS, OTHER_CHARTS, OWN_CHARTS, type ChartView } from './chartViews';
import styles from './ServerCharts.module.css';

const SPANS = ['hour', 'day'] as const;
/** How many hours or days a chart has. */
const LIMIT = 90;

/** The charts of this server: one that people choose, by the hour and by the day. */
export function OwnCharts() {
  return <ChosenChart views={OWN_CHARTS} first="activeUsers" more={{}} />;
}

/** The charts of another server. */
export function OtherCharts({ host }: { host: string }) {
  return <ChosenChart views={OTHER_CHARTS} first="requests" more={{ host }} />;
}

/** The charts of an account. */
export function AccountCharts({ userId }: { userId: string }) {
  return <ChosenChart views={ACCOUNT_CHARTS} first="notes" more={{ userId }} />;
}

type AnyChart = keyof typeof OWN_CHARTS | keyof typeof OTHER_CHARTS | keyof typeof ACCOUNT_CHARTS;

interface ChosenChartProps<N extends AnyChart, M extends object> {
  views: Readonly<Record<N, ChartView<ChartSpan & M>>>;
  first: NoInfer<N>;
  /** Further parameters. */
  more: M;
}

function ChosenChart<N extends AnyChart, M extends object>({ views, first, more }: ChosenChartProps<N, M>) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<N>(first);
  const View: ChartView<ChartSpan & M> = views[chosen];
  const name = t(`server.chart.${chosen}`);
  return (
    <div className={styles.charts}>
      <Select
        label={t('server.chart')}
        value={chosen}
        items={(Object.keys(views) as N[]).map((value) => ({ value, label: t(`server.chart.${value}`) }))}
        onChange={setChosen}
      />
      {SPANS.map((span) => (
        <section key={span} className={styles.chart}>
          <h2 className={styles.title}>{t(`server.per.${span}`)}</h2>
          <div className={styles.drawing}>
            <View key={chosen} params={{ ...more, span, limit: LIMIT }} label={t(`server.chartPer.${span}`, { name })} />
          </div>
        </section>
      ))}
    </div>
  );
}
