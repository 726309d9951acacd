import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { LoadingState } from '~/components/async/LoadingState';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { StatisticsLog } from '~/stores/statistics/StatisticsLog';
import styles from './Measured.module.css';

interface MeasuredProps<T> {
  log: StatisticsLog<T>;
  /** Shown until the first measurement arrives; by default, a spinner. */
  waiting?: ReactNode;
  /** The content. It may read observables. */
  children: (latest: T, samples: readonly T[]) => ReactNode;
}

/** The faces of measurements that arrive by themselves: waiting for the first one, no connection, and the content. */
export const Measured = observer(function Measured<T>({ log, waiting = <LoadingState />, children }: MeasuredProps<T>) {
  const { t } = useI18n();
  const { latest, samples, isStale } = log;
  if (latest === undefined) return isStale ? <EmptyState icon="wifiOff" text={t('widget.notConnected')} /> : waiting;
  return (
    <>
      {isStale && (
        <p className={styles.stale}>
          <Icon name="wifiOff" /> {t('widget.oldFigures')}
        </p>
      )}
      {children(latest, samples)}
    </>
  );
}) as <T>(props: MeasuredProps<T>) => ReactNode;
