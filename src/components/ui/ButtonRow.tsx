import type { HTMLAttributes } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons side by side; those without room continue below. */
export function ButtonRow(attributes: Omit<HTMLAttributes<HTMLDivElement>, 'className'>) {
  return <div {...attributes} className={styles.row} />;
}
