import { useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  help?: string;
}

/** A setting that is on or off. */
export function Switch({ label, checked, onChange, disabled = false, help }: SwitchProps) {
  const helpId = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={checked}
        aria-describedby={help === undefined ? undefined : helpId}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.track} aria-hidden>
          <span className={styles.knob} />
        </span>
        <span className={styles.label}>{label}</span>
      </button>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
