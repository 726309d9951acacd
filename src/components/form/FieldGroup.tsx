import { use, useId, type ReactNode } from 'react';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { FieldRow, type ControlRoom } from '~/components/ui/FieldRow';
import { rowsClass } from '~/components/ui/Rows';
import styles from './form.module.css';

interface FieldGroupProps {
  label: string;
  help?: string;
  role?: 'group' | 'radiogroup';
  /** The room of the controls where fields are rows; `rows` if each is a row of its own. */
  room?: ControlRoom | 'rows';
  children: ReactNode;
}

/** For rows below the one that has the buttons of the group. */
const ROW: FieldPlace = { kind: 'row' };

/** Several controls for one value. */
export function FieldGroup({ label, help, role = 'group', room = 'own', children }: FieldGroupProps) {
  const id = useId();
  const { kind } = use(FieldLayout);
  const names = { role, 'aria-labelledby': id, 'aria-describedby': help === undefined ? undefined : `${id}-help` };
  const name = (
    <p id={id} className={styles.legend}>
      {label}
    </p>
  );
  const hint = help !== undefined && (
    <p id={`${id}-help`} className={styles.help}>
      {help}
    </p>
  );
  const words = (
    <>
      {name}
      {hint}
    </>
  );
  if (kind === 'row' && room === 'rows') {
    return (
      <div {...names} className={rowsClass}>
        <FieldRow words={words} />
        <FieldLayout value={ROW}>{children}</FieldLayout>
      </div>
    );
  }
  if (kind === 'row') {
    return (
      <FieldRow {...names} words={words} room={room === 'rows' ? 'whole' : room}>
        {children}
      </FieldRow>
    );
  }
  return (
    <div {...names}>
      {name}
      {children}
      {hint}
    </div>
  );
}
