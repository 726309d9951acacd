import type { ReactNode, Ref } from 'react';
import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import styles from './FieldSet.module.css';

const STACK: FieldPlace = { kind: 'stack' };

interface FieldSetProps {
  legend: string;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Fields and buttons that belong together, below their name. Fields inside have their labels above them. */
export function FieldSet({ legend, children, ref }: FieldSetProps) {
  return (
    <fieldset ref={ref} className={styles.set}>
      <legend>{legend}</legend>
      <FieldLayout value={STACK}>{children}</FieldLayout>
    </fieldset>
  );
}
