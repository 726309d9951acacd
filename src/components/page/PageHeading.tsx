import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** In place of a plain title, one with emoji in it. Screen readers have the plain one. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <div className={styles.title} aria-hidden>
      {children}
    </div>
  );
}
