import type { FnProps } from './args';
import styles from './effects.module.css';

/** Unreadable until somebody points at it. */
export function Blur({ children }: FnProps) {
  return (
    <span className={styles.blur} data-fn="blur">
      {children}
    </span>
  );
}
