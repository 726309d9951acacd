import type { ReactNode, Ref } from 'react';
import styles from './FieldSet.module.css';

interface FieldSetProps {
  legend: string;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Fields and buttons that belong together, below their name. */
export function FieldSet({ legend, children, ref }: FieldSetProps) {
  return (
    <fieldset ref={ref} className={styles.set}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
