import { observer } from 'mobx-react-lite';
import { ActivityCalendar } from '~/components/activity/ActivityCalendar';
import { ActivityChart } from '~/components/activity/ActivityChart';
import { DAYS, daysOf } from '~/components/activity/days';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
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
              {isChart ? <ActivityChart days={days} newestMs={newestMs} /> : <ActivityCalendar days={days} />}
            </div>
          );
        }}
      </Loadable>
    </>
  );
});
