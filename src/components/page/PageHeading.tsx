import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** A title with emoji, shown instead of the plain one. Screen readers get the plain one. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <div className={styles.title} aria-hidden>
      {children}
    </div>
  );
}
