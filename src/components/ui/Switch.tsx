import { use, useId } from 'react';
import { FieldLayout } from './FieldLayout';
import styles from './Switch.module.css';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  help?: string;
}

/** A setting that is on or off. Where fields are rows, the whole row switches it; bare, its label is for screen readers only. */
export function Switch({ label, checked, onChange, disabled = false, help }: SwitchProps) {
  const id = useId();
  const { kind, aside } = use(FieldLayout);
  const isRow = kind === 'row';
  const hint = help !== undefined && (
    <span id={`${id}-help`} className={styles.help}>
      {help}
    </span>
  );
  return (
    <div className={styles.field} data-kind={kind} data-flush={isRow || undefined}>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.track} aria-hidden>
          <span className={styles.knob} />
        </span>
        <span className={styles.words}>
          <span id={`${id}-label`} className={kind === 'bare' ? 'visuallyHidden' : styles.label}>
            {label}
          </span>
          {isRow && hint}
        </span>
      </button>
      {isRow
        ? aside && (
            <div className={styles.aside} data-aside>
              {aside}
            </div>
          )
        : hint}
    </div>
  );
}
