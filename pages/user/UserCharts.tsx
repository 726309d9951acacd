import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { ActivityCalendar } from '~/components/activity/ActivityCalendar';
import { ActivityChart } from '~/components/activity/ActivityChart';
import { DAYS, daysOf } from '~/components/activity/days';
import { TimeChart } from '~/components/chart/TimeChart';
import { useI18n } from '~/i18n/useI18n';
import { charts } from '~/stores/resources/server/charts';

interface ChartProps {
  userId: string;
  days: number;
}

/** How much a user wrote each day, as dots. */
export function Calendar({ userId }: Pick<ChartProps, 'userId'>) {
  const query = useQuery(charts.userNotes, { userId, span: 'day', limit: DAYS });
  return (
    <Loadable query={query}>
      {({ chart, newestMs }) => {
        const days = daysOf(chart, newestMs);
        return days.length === 0 ? <EmptyState /> : <ActivityCalendar days={days} />;
      }}
    </Loadable>
  );
}

/** How much a user wrote each day, by kind. */
export function NotesChart({ userId, days }: ChartProps) {
  const query = useQuery(charts.userNotes, { userId, span: 'day', limit: days });
  return <Loadable query={query}>{({ chart, newestMs }) => <ActivityChart days={daysOf(chart, newestMs)} newestMs={newestMs} />}</Loadable>;
}

/** How many follows began and ended each day. */
export function FollowsChart({ userId, days }: ChartProps) {
  const { t } = useI18n();
  const query = useQuery(charts.userFollowing, { userId, span: 'day', limit: days });
  return (
    <Loadable query={query}>
      {({ chart: { local, remote }, newestMs }) => (
        <TimeChart
          label={t('userPage.chart.follows')}
          span="day"
          newestMs={newestMs}
          isMovable
          lines={[
            { name: t('userPage.chart.followers'), values: sum(local.followers.inc, remote.followers.inc), color: 'linkText' },
            {
              name: t('userPage.chart.lostFollowers'),
              values: sum(local.followers.dec, remote.followers.dec),
              color: 'errorText',
              style: 'dotted',
            },
            {
              name: t('userPage.chart.followings'),
              values: sum(local.followings.inc, remote.followings.inc),
              color: 'renoteText',
              style: 'dashed',
            },
          ]}
        />
      )}
    </Loadable>
  );
}

/** How often the profile was opened each day. */
export function ViewsChart({ userId, days }: ChartProps) {
  const { t } = useI18n();
  const query = useQuery(charts.userViews, { userId, span: 'day', limit: days });
  return (
    <Loadable query={query}>
      {({ chart: { upv, pv }, newestMs }) => (
        <TimeChart
          label={t('userPage.chart.views')}
          span="day"
          newestMs={newestMs}
          isMovable
          lines={[
            { name: t('userPage.chart.viewers'), values: sum(upv.user, upv.visitor), color: 'linkText' },
            { name: t('userPage.chart.allViews'), values: sum(pv.user, pv.visitor), color: 'mutedText', style: 'dashed' },
          ]}
        />
      )}
    </Loadable>
  );
}

/** Adds two series of the same days. */
const sum = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((value, index) => value + (b[index] ?? 0));
