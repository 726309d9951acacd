import { useId, type ComponentType } from 'react';
import { FieldGroup } from '~/components/form/FieldGroup';
import type { FieldInputProps } from '~/components/form/FieldInput';
import styles from './PictureChoice.module.css';

interface PictureChoiceProps extends Omit<FieldInputProps<'select'>, 'value' | 'onChange'> {
  value: unknown;
  onChange: (value: unknown) => void;
  /** Draws what an item looks like. */
  Drawing: ComponentType<{ item: string }>;
}

/** A choice of one item, each with a picture of what it does. */
export function PictureChoice({ field, label, help, itemText, value, onChange, Drawing }: PictureChoiceProps) {
  const name = useId();
  return (
    <FieldGroup role="radiogroup" label={label} help={help} room="whole">
      <div className={styles.choices}>
        {field.items.map((item) => (
          <label key={String(item)} className={styles.choice}>
            <input
              type="radio"
              className="visuallyHidden"
              name={name}
              value={String(item)}
              checked={item === value}
              onChange={() => onChange(item)}
            />
            <span className={styles.picture} aria-hidden>
              <Drawing item={String(item)} />
            </span>
            <span className={styles.name}>{itemText(String(item))}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
