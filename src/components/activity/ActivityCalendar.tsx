import { DayCalendar } from '~/components/chart/DayCalendar';
import { useI18n } from '~/i18n/useI18n';
import type { ActivityDay } from './days';

/** How much was written on each day, as a calendar. */
export function ActivityCalendar({ days }: { days: readonly ActivityDay[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const say = ({ ms, total, notes, replies, renotes }: ActivityDay) =>
    t(total === 0 ? 'activity.emptyDay' : 'activity.day', { date: i18n.date(ms, 'date'), total, notes, replies, renotes });
  return <DayCalendar label={t('activity.title')} days={days.map((day) => ({ ms: day.ms, value: day.total, text: say(day) }))} />;
}
