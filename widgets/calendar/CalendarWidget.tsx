import { useNow } from '~/components/widget/useNow';
import { useI18n } from '~/i18n/useI18n';
import { Agenda } from './Agenda';
import styles from './CalendarWidget.module.css';
import { MonthGrid } from './MonthGrid';
import { calendarProgress } from './progress';

const SECOND_MS = 1_000;

/** The month with what comes next; where there is little room, the date, and how much of the day, the month and the year has passed. */
export default function CalendarWidget() {
  const i18n = useI18n();
  const { t } = i18n;
  const now = useNow(SECOND_MS);
  const date = new Date(now);
  const { day, month, year } = calendarProgress(now);
  const isWeekend = date.getDay() === 0 || date.getDay() === 6;
  const isNewYear = date.getMonth() === 0 && date.getDate() === 1;
  return (
    <div className={styles.calendar}>
      {/* Which of the two is there depends on the room. */}
      <div className={styles.whole}>
        <p className={styles.heading}>{i18n.date(now, 'month')}</p>
        <MonthGrid now={now} />
        <Agenda />
      </div>
      <div className={styles.short}>
        <div className={styles.date} data-weekend={isWeekend || undefined}>
          <p className={styles.month}>{i18n.date(now, 'month')}</p>
          <p className={styles.day}>
            {isNewYear && <PartyMark />}
            {i18n.number(date.getDate())}
            {isNewYear && <PartyMark />}
          </p>
          <p className={styles.weekday}>{i18n.date(now, 'weekday')}</p>
        </div>
        <dl className={styles.progress}>
          <Meter label={t('calendarWidget.today')} share={day} />
          <Meter label={t('calendarWidget.thisMonth')} share={month} />
          <Meter label={t('calendarWidget.thisYear')} share={year} />
        </dl>
      </div>
    </div>
  );
}

function PartyMark() {
  return <span aria-hidden>🎉</span>;
}

function Meter({ label, share }: { label: string; share: number }) {
  const i18n = useI18n();
  // As exact as the text, so that there is nothing to draw while that stays the same. Nothing is over before its end.
  const shown = Math.floor(share * 1000) / 10;
  return (
    <div className={styles.period}>
      <dt>{label}</dt>
      <dd className={styles.percent}>{i18n.percent(shown / 100, 1)}</dd>
      <dd className={styles.meter} aria-hidden>
        <div className={styles.filled} style={{ inlineSize: `${shown}%` }} />
      </dd>
    </div>
  );
}
