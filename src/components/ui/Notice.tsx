import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Errors are announced at once. */
  kind?: 'info' | 'problem';
  children: ReactNode;
}

/** A boxed message about the form that contains it. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <p className={styles.notice} data-kind={kind} role={kind === 'problem' ? 'alert' : undefined}>
      {children}
    </p>
  );
}
