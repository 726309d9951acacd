import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './StatTiles.module.css';

/** A number with its name. */
export interface Stat {
  readonly name: string;
  /** Absent while it is unknown. */
  readonly value: number | undefined;
  /** How much it has changed, and since when. */
  readonly change?: { readonly by: number; readonly since: string } | undefined;
  /** What stands below the number. */
  readonly note?: ReactNode;
}

/** Numbers side by side, as many in a row as fit. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  const i18n = useI18n();
  return (
    <dl className={styles.tiles}>
      {stats.map(({ name, value, change, note }) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value === undefined ? <span className={styles.unknown}>{i18n.t('staff.unknown')}</span> : i18n.number(value)}
            {change && change.by !== 0 && (
              <span className={styles.change} data-change={Math.sign(change.by)} title={change.since}>
                {change.by > 0 ? '+' : ''}
                {i18n.number(change.by)} <span className="visuallyHidden">{change.since}</span>
              </span>
            )}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
