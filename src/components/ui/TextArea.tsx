import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { useFieldIds } from './useFieldIds';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  /** The error of the value. */
  error?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labeled text field with several lines. */
export function TextArea({ label, value, onChange, help, error, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ help, error });
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} room="whole">
      <textarea
        {...rest}
        id={ids.input}
        className={`${styles.input} ${styles.textArea}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}
