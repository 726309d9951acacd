import { LateFailure } from './LateFailure';
import type { RetryProps } from '~/react/later';
import styles from './CornerFailure.module.css';

/** Says in a corner of the screen that a part without a place of its own could not be fetched. */
export function CornerFailure(props: RetryProps) {
  return (
    <div className={styles.corner} role="alert">
      <LateFailure {...props} />
    </div>
  );
}
