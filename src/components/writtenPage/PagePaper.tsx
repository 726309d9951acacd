import type { ReactNode } from 'react';
import styles from './PagePaper.module.css';

/** The sheet that a page and its preview stand on. */
export function PagePaper({ children }: { children: ReactNode }) {
  return <article className={styles.paper}>{children}</article>;
}
