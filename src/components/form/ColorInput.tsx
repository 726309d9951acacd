import { FieldFrame } from '~/components/ui/FieldFrame';
import { useFieldIds } from '~/components/ui/useFieldIds';
import type { FieldInputProps } from './FieldInput';
import styles from './form.module.css';

/** A color, chosen with the browser's own control. */
export function ColorInput({ label, help, value, onChange }: FieldInputProps<'color'>) {
  const ids = useFieldIds({ help });
  return (
    <FieldFrame ids={ids} label={label} help={help}>
      <input
        id={ids.input}
        className={styles.color}
        type="color"
        aria-describedby={ids.describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
