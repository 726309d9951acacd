import { LazyFailure } from './LazyFailure';
import type { RetryProps } from '~/react/later';
import styles from './CornerFailure.module.css';

/** Says in a corner of the screen that a part without its own place did not load. */
export function CornerFailure(props: RetryProps) {
  return (
    <div className={styles.corner} role="alert">
      <LazyFailure {...props} />
    </div>
  );
}
