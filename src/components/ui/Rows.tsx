import type { ReactNode } from 'react';
import { FieldLayout, type FieldPlace } from './FieldLayout';
import styles from './Rows.module.css';

const ROW: FieldPlace = { kind: 'row' };

/** Rows that belong together, on one surface with lines between them. Fields inside are rows by themselves. */
export function RowCard({ children }: { children: ReactNode }) {
  return (
    <FieldLayout value={ROW}>
      <div className={`${styles.card} ${styles.rows}`}>{children}</div>
    </FieldLayout>
  );
}

/** The class of a surface that is no {@link RowCard}. */
export const cardClass = styles.card;

/** The class of an element inside a card whose children are rows, too. */
export const rowsClass = styles.rows;
