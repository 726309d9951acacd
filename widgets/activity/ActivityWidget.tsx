import { observer } from 'mobx-react-lite';
import { ActivityCalendar } from '~/components/activity/ActivityCalendar';
import { ActivityChart } from '~/components/activity/ActivityChart';
import { DAYS, daysOf, type ActivityDay } from '~/components/activity/days';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Sparkline } from '~/components/chart/Sparkline';
import { IconButton } from '~/components/ui/IconButton';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { useI18n } from '~/i18n/useI18n';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { useAccount } from '~/react/context';
import { charts } from '~/stores/resources/server/charts';
import styles from './ActivityWidget.module.css';
import type { options as schema } from './options';

/** How much the viewer wrote in the last 21 weeks: as a calendar, or as a chart. */
export default observer(function ActivityWidget({ options, setOptions }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const query = useQuery(charts.userNotes, { userId: me!.id, span: 'day', limit: DAYS });
  const isChart = options.view === 1;
  const label = t(isChart ? 'activityWidget.showCalendar' : 'activityWidget.showChart');
  return (
    <>
      <WidgetHead
        actions={
          <IconButton icon={isChart ? 'calendar' : 'chartLine'} label={label} onClick={() => setOptions({ view: isChart ? 0 : 1 })} />
        }
      />
      <Loadable query={query}>
        {({ chart, newestMs }) => {
          const days = daysOf(chart, newestMs);
          if (days.length === 0) return <EmptyState />;
          return (
            <div className={styles.content}>
              {!isChart && <Week days={days} />}
              <div className={styles.days}>
                {isChart ? <ActivityChart days={days} newestMs={newestMs} /> : <ActivityCalendar days={days} />}
              </div>
            </div>
          );
        }}
      </Loadable>
    </>
  );
});

const WEEK = 7;
/** How many days the curve has. */
const COURSE = 28;

/** How much was written in the last week, compared with the one before, and the course of four weeks. */
function Week({ days }: { days: readonly ActivityDay[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const sum = (from: number) => days.slice(from, from + WEEK).reduce((all, { total }) => all + total, 0);
  const [now, before] = [sum(0), sum(WEEK)];
  const change = before === 0 ? null : (now - before) / before;
  const values = days
    .slice(0, COURSE)
    .map(({ total }) => total)
    .toReversed();
  return (
    <div className={styles.week}>
      <p className={styles.sum}>
        <b className={styles.number}>{i18n.number(now)}</b> {t('activityWidget.thisWeek')}
        {change !== null && change !== 0 && (
          <span className={styles.change} title={t('activityWidget.change')}>
            {change > 0 && '+'}
            {i18n.percent(change)}
          </span>
        )}
      </p>
      <Sparkline className={styles.course} values={values} label={t('activityWidget.course', { n: COURSE })} />
    </div>
  );
}
