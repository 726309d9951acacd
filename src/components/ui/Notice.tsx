import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** A problem is announced at once. */
  kind?: 'info' | 'problem';
  children: ReactNode;
}

/** A boxed line that says something about the form it stands in. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <p className={styles.notice} data-kind={kind} role={kind === 'problem' ? 'alert' : undefined}>
      {children}
    </p>
  );
}
