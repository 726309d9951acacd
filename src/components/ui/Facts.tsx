import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A line of short facts about something, such as its numbers and its time; each is an element of its own. */
export function Facts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
