import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import styles from './DayCalendar.module.css';

/** A number of a day. */
export interface CalendarDay {
  /** The beginning of the day; ms since the epoch. */
  readonly ms: number;
  /** How strong the day is, compared with the others. */
  readonly value: number;
  /** What is said about the day. */
  readonly text: string;
}

interface DayCalendarProps {
  /** The accessible name. */
  label: string;
  /** Newest first; at least one. */
  days: readonly CalendarDay[];
}

const WEEK = 7;

/** How many days newer each key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -WEEK, ArrowRight: WEEK };

/**
 * The days as squares: a column is a week, a row a weekday, and the color of a square says how strong the day is. Arrow keys walk along
 * the days, each of which says its numbers.
 */
export function DayCalendar({ label, days }: DayCalendarProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  // A newer answer may no longer contain the chosen day.
  const current = days.some(({ ms }) => ms === chosen) ? chosen : days[0]!.ms;
  const peak = Math.max(...days.map(({ value }) => value));
  const weeks = weeksOf(days);

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const index = days.findIndex(({ ms }) => ms === current);
    const next = days[Math.min(days.length - 1, Math.max(0, index - step))]!;
    setChosen(next.ms);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.ms}"]`)?.focus();
  };
  const shown = days.find(({ ms }) => ms === pointed) ?? days.find(({ ms }) => ms === current)!;
  return (
    <div className={styles.calendar}>
      <div ref={grid} className={styles.days} role="grid" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
        {Array.from({ length: WEEK }, (_, weekday) => (
          <div key={weekday} className={styles.row} role="row">
            {weeks.map((week) => {
              const day = week.days[weekday];
              return day ? (
                <div
                  key={week.ms}
                  className={styles.day}
                  role="gridcell"
                  title={day.text}
                  aria-label={day.text}
                  tabIndex={day.ms === current ? 0 : -1}
                  data-day={day.ms}
                  data-weekend={weekday === 0 || weekday === WEEK - 1 || undefined}
                  data-today={day === days[0] || undefined}
                  data-empty={day.value === 0 || undefined}
                  style={{ '--level': levelOf(day.value, peak) } as CSSProperties}
                  onFocus={() => setChosen(day.ms)}
                  onPointerEnter={() => setPointed(day.ms)}
                  onPointerLeave={() => setPointed(null)}
                />
              ) : (
                <span key={week.ms} aria-hidden />
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.readout} aria-hidden>
        {shown.text}
      </p>
    </div>
  );
}

/** From 0 to 1. Half of the best day is already full, so that one busy day does not make all others look empty. */
const levelOf = (value: number, peak: number): number => (peak === 0 ? 0 : Math.min(1, value / (peak / 2)));

interface Week {
  readonly ms: number;
  /** By weekday, beginning with Sunday. */
  readonly days: readonly (CalendarDay | undefined)[];
}

/** Returns the weeks of the days, oldest first. The first and the last one may be incomplete. */
function weeksOf(days: readonly CalendarDay[]): readonly Week[] {
  const weeks: { ms: number; days: (CalendarDay | undefined)[] }[] = [];
  for (const day of days) {
    const weekday = new Date(day.ms).getDay();
    const last = weeks.at(-1);
    const week = last === undefined || weekday === WEEK - 1 ? { ms: day.ms, days: [] } : last;
    if (week !== last) weeks.push(week);
    week.days[weekday] = day;
  }
  return weeks.toReversed();
}
