import type { ReactNode } from 'react';
import styles from './ChartCard.module.css';

/** A surface for a chart, as high as one needs, or as high as its content. */
export function ChartCard({ isFree = false, children }: { isFree?: boolean; children: ReactNode }) {
  return (
    <div className={styles.card} data-free={isFree || undefined}>
      {children}
    </div>
  );
}
