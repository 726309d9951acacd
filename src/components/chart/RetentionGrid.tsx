import type { CSSProperties } from 'react';
import { useI18n } from '~/i18n/useI18n';
import type { Cohort } from '~/services/retention';
import styles from './RetentionGrid.module.css';

interface RetentionGridProps {
  /** The accessible name. */
  label: string;
  /** The newest first; each with the same number of days. */
  cohorts: readonly Cohort[];
}

/** How many of the people of each day came back, by the days since: a table whose cells are stronger the more did. */
export function RetentionGrid({ label, cohorts }: RetentionGridProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- people scroll it with the keyboard
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.grid}>
        <caption className="visuallyHidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.joined')}</th>
            <th scope="col">{t('chart.people')}</th>
            {cohorts[0]?.shares.map((_, index) => (
              <th key={index} scope="col" aria-label={t('chart.daysLater', { n: index + 1 })}>
                {i18n.number(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ ms, users, shares }) => (
            <tr key={ms}>
              <th scope="row">{i18n.date(ms, 'date')}</th>
              <td className={styles.people}>{i18n.number(users)}</td>
              {shares.map((share, index) => (
                <td
                  key={index}
                  className={styles.share}
                  data-unknown={share === null || undefined}
                  style={{ '--level': share ?? 0 } as CSSProperties}
                >
                  {share === null ? '' : i18n.percent(share)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
