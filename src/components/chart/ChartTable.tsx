import { useI18n } from '~/i18n/useI18n';
import type { ChartSpan } from '~/services/chartTimes';
import type { ChartLine } from './chartLines';
import styles from './ChartTable.module.css';

/** What the times are called. */
const TIMES = { tenSeconds: 'chart.time', hour: 'chart.hour', day: 'chart.day' } as const;

interface ChartTableProps {
  label: string;
  lines: readonly ChartLine[];
  /** Oldest first. */
  times: readonly number[];
  span: ChartSpan;
  timeLabel: (ms: number) => string;
  format: (value: number) => string;
}

/** The numbers of a chart, newest first. */
export function ChartTable({ label, lines, times, span, timeLabel, format }: ChartTableProps) {
  const { t } = useI18n();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- people scroll it with the keyboard
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visuallyHidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t(TIMES[span])}</th>
            {lines.map(({ name }) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.toReversed().map((time, index) => (
            <tr key={time}>
              <th scope="row">{timeLabel(time)}</th>
              {lines.map(({ name, values }) => (
                <td key={name} className={styles.number}>
                  {format(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
