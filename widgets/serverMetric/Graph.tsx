import { Sparkline } from '~/components/chart/Sparkline';
import { useI18n } from '~/i18n/useI18n';
import styles from './ServerMetricWidget.module.css';

/** How many measurements fit into a graph. */
const ROOM = 50;

interface GraphProps {
  name: string;
  /** The newest value as a text. */
  value: string;
  /** Oldest first. */
  values: readonly number[];
  max: number;
  write: (value: number) => string;
  /** Whether a high value is nothing to worry about. */
  isPlain?: boolean;
}

/** The course of one figure, with its name and its newest value. */
export function Graph({ name, value, values, max, write, isPlain = false }: GraphProps) {
  const { t } = useI18n();
  const label = t('serverMetricWidget.course', { name, n: values.length, now: value, most: write(Math.max(...values)) });
  return (
    <div className={styles.graph}>
      <p className={styles.caption} aria-hidden>
        <span>{name}</span> <b className={styles.value}>{value}</b>
      </p>
      <Sparkline className={styles.line} values={values} max={max} room={ROOM} label={label} isLoad={!isPlain} />
    </div>
  );
}
