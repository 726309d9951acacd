import type { CSSProperties } from 'react';
import styles from './ProgressRing.module.css';

/** A ring that fills. It is hidden from screen readers; the text around it says how far it is. `share` is from 0 to 1. */
export function ProgressRing({ share }: { share: number }) {
  return <span className={styles.ring} style={{ '--share': `${share * 100}%` } as CSSProperties} aria-hidden />;
}
