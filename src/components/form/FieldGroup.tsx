import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

interface FieldGroupProps {
  label: string;
  help?: string;
  children: ReactNode;
}

/** Several controls for one value. */
export function FieldGroup({ label, help, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <p id={id} className={styles.legend}>
        {label}
      </p>
      {children}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
