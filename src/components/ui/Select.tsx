import type { SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

export interface SelectProps<T extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange' | 'className' | 'children'
> {
  label: string;
  value: T;
  items: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
  help?: string;
}

/** A labeled field that offers one choice of several. */
export function Select<T extends string>({ label, value, items, onChange, help, ...rest }: SelectProps<T>) {
  const ids = useFieldIds({ help });
  return (
    <FieldFrame ids={ids} label={label} help={help}>
      <select
        {...rest}
        id={ids.input}
        className={`${styles.input} ${styles.select}`}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        aria-describedby={ids.describedBy}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
