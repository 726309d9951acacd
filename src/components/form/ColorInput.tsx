import { FieldFrame } from '~/components/ui/FieldFrame';
import { useFieldIds } from '~/components/ui/useFieldIds';
import type { OptionInputProps } from './OptionsForm';
import styles from './OptionsForm.module.css';

/** A colour from the browser's own chooser. */
export function ColorInput({ label, value, onChange }: OptionInputProps<'color'>) {
  const ids = useFieldIds({});
  return (
    <FieldFrame ids={ids} label={label}>
      <input id={ids.input} className={styles.color} type="color" value={value} onChange={(event) => onChange(event.target.value)} />
    </FieldFrame>
  );
}
