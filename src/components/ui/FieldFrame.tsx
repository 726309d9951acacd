import { use, type ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldLayout } from './FieldLayout';
import { FieldRow, type ControlRoom } from './FieldRow';
import type { FieldIds } from './useFieldIds';

interface FieldFrameProps {
  ids: FieldIds;
  label: string;
  help?: string;
  error?: string;
  /** The room of the control where fields are rows. */
  room?: ControlRoom;
  children: ReactNode;
}

/** The frame of every field: label above, description and error below; or a row with the label at its start. */
export function FieldFrame({ ids, label, help, error, room, children }: FieldFrameProps) {
  const { kind } = use(FieldLayout);
  const name = (
    <label className={kind === 'bare' ? 'visuallyHidden' : styles.label} htmlFor={ids.input}>
      {label}
    </label>
  );
  const box = (
    <div className={styles.box} data-invalid={error !== undefined || undefined}>
      {children}
    </div>
  );
  const hint = help !== undefined && (
    <p id={ids.help} className={styles.help}>
      {help}
    </p>
  );
  const fault = error !== undefined && (
    <p id={ids.error} className={styles.error} role="alert">
      {error}
    </p>
  );
  if (kind === 'row') {
    const words = (
      <>
        {name}
        {hint}
        {fault}
      </>
    );
    return (
      <FieldRow words={words} room={room}>
        {box}
      </FieldRow>
    );
  }
  return (
    <div className={styles.field}>
      {name}
      {box}
      {hint}
      {fault}
    </div>
  );
}
