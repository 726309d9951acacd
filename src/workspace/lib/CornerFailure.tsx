import { LateFailure } from '~/components/async/LateFailure';
import type { RetryProps } from '~/stores/late/later';
import styles from './CornerFailure.module.css';

/** Says in a corner that what lies above or beside the page could not be fetched: it has no place of its own then. */
export function CornerFailure(props: RetryProps) {
  return (
    <div className={styles.corner} role="alert">
      <LateFailure {...props} />
    </div>
  );
}
