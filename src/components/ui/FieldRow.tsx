import { use, type HTMLAttributes, type ReactNode } from 'react';
import styles from './FieldRow.module.css';
import { FieldLayout, type FieldPlace } from './FieldLayout';

/** The room that a control needs: `own` as it is, `half` of the row, `whole` below the label. */
export type ControlRoom = 'own' | 'half' | 'whole';

interface FieldRowProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** The label and what explains it. */
  words: ReactNode;
  room?: ControlRoom;
  /** The control. */
  children?: ReactNode;
}

/** A field as a row: its label at the start, its control at the end, or below where it does not fit. */
export function FieldRow({ words, room = 'own', children, ...rest }: FieldRowProps) {
  const { aside } = use(FieldLayout);
  const buttons = aside && <div className={styles.aside}>{aside}</div>;
  return (
    <div {...rest} className={styles.row} data-room={room}>
      <div className={styles.words}>{words}</div>
      {(room === 'whole' || !children) && buttons}
      {children && (
        <div className={styles.control}>
          {room !== 'whole' && buttons}
          <FieldLayout value={room === 'whole' ? STACK : BARE}>{children}</FieldLayout>
        </div>
      )}
    </div>
  );
}

const BARE: FieldPlace = { kind: 'bare' };
const STACK: FieldPlace = { kind: 'stack' };
