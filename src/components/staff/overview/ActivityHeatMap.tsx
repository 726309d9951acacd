import { useState, type ComponentType } from 'react';
import type { ChartSpan } from '~/api/endpoints';
import type { ChartSeries } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { DayCalendar } from '~/components/chart/DayCalendar';
import { ChartCard } from '~/components/staff/ChartCard';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';
import { useIsWide } from '~/react/useIsWide';
import { chartTimes } from '~/services/chartTimes';
import type { QueryDefinition } from '~/stores/resources/definitions';
import { charts, type LoadedChart } from '~/stores/resources/server/charts';
import styles from './StaffOverview.module.css';

const WEEK = 7;
/** The most weeks that are shown. All are asked for, so that a wider place needs no other answer. */
const WEEKS = 50;

interface MapProps {
  label: string;
  weeks: number;
}

function mapOf<C>(
  definition: QueryDefinition<ChartSpan, LoadedChart<C>, LoadedChart<C>>,
  seriesOf: (chart: C) => ChartSeries,
): ComponentType<MapProps> {
  return function MapOfDays({ label, weeks }: MapProps) {
    const i18n = useI18n();
    return (
      <Loadable query={useQuery(definition, { span: 'day', limit: WEEKS * WEEK })}>
        {({ chart, newestMs }) => {
          const series = seriesOf(chart).slice(0, weeks * WEEK);
          if (series.length === 0) return <EmptyState />;
          const days = chartTimes('day', series.length, newestMs).map((ms, index) => ({
            ms,
            value: Math.max(0, series[index] ?? 0),
            text: i18n.t('staffOverview.dayValue', { date: i18n.date(ms, 'date'), value: i18n.number(series[index] ?? 0) }),
          }));
          return <DayCalendar label={label} days={days} />;
        }}
      </Loadable>
    );
  };
}

/** What a map can show. */
const MAPS = {
  activeUsers: mapOf(charts.activeUsers, ({ readWrite }) => readWrite),
  notes: mapOf(charts.notes, ({ local }) => local.inc),
  received: mapOf(charts.apRequests, ({ inboxReceived }) => inboxReceived),
  sent: mapOf(charts.apRequests, ({ deliverSucceeded }) => deliverSucceeded),
  failed: mapOf(charts.apRequests, ({ deliverFailed }) => deliverFailed),
} as const;

const SOURCES = Object.keys(MAPS) as readonly (keyof typeof MAPS)[];

/** How busy each day was: one of several numbers, for as many weeks as there is room for. */
export function ActivityHeatMap() {
  const { t } = useI18n();
  const [source, setSource] = useState<keyof typeof MAPS>('activeUsers');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isWide = useIsWide(place, 700);
  const isNarrow = !useIsWide(place, 400);
  const Map = MAPS[source];
  const label = t(`staffOverview.map.${source}`);
  return (
    <ChartCard isFree>
      <Select
        label={t('staffOverview.map')}
        value={source}
        items={SOURCES.map((value) => ({ value, label: t(`staffOverview.map.${value}`) }))}
        onChange={setSource}
      />
      <div ref={setPlace} className={styles.heat}>
        <Map key={source} label={label} weeks={isWide ? WEEKS : isNarrow ? 10 : 25} />
      </div>
    </ChartCard>
  );
}
