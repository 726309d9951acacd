import { useI18n } from '~/i18n/useI18n';
import styles from './CalendarWidget.module.css';
import { firstWeekday, weeksOfMonth } from './month';

interface MonthGridProps {
  /** Ms since the epoch. */
  now: number;
}

/** The days of the month, with those of its neighbors that share its weeks. */
export function MonthGrid({ now }: MonthGridProps) {
  const i18n = useI18n();
  const today = new Date(now);
  const weeks = weeksOfMonth(now, firstWeekday(i18n.lang));
  const narrow = new Intl.DateTimeFormat(i18n.lang, { weekday: 'narrow' });
  return (
    <table className={styles.grid} aria-label={i18n.date(now, 'month')}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day.getDay()} scope="col" abbr={i18n.date(day.getTime(), 'weekday')}>
              {narrow.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.getTime()}>
            {week.map((day) => (
              <td
                key={day.getTime()}
                data-other={day.getMonth() !== today.getMonth() || undefined}
                aria-current={day.toDateString() === today.toDateString() ? 'date' : undefined}
              >
                <span>{i18n.number(day.getDate())}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
