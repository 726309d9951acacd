import type { ReactNode } from 'react';
import styles from './Field.module.css';
import type { FieldIds } from './useFieldIds';

interface FieldFrameProps {
  ids: FieldIds;
  label: string;
  help?: string;
  error?: string;
  children: ReactNode;
}

/** The frame of every field: label above, description and error below. */
export function FieldFrame({ ids, label, help, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.input}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {children}
      </div>
      {help !== undefined && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={ids.error} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
