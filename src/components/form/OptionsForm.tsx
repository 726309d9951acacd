import { useI18n } from '~/i18n/useI18n';
import { askedOptions, type OptionsSchema } from '~/registry/options';
import type { Options } from '~/services/workspace/document';
import { FieldInput } from './FieldInput';
import { itemTexts } from './itemTexts';
import styles from './form.module.css';

interface OptionsFormProps {
  schema: OptionsSchema;
  values: Options;
  onChange: (name: string, value: unknown) => void;
}

/** Fields for the options of a widget. Put them inside a form element, which validates the numbers. */
export function OptionsForm({ schema, values, onChange }: OptionsFormProps) {
  const i18n = useI18n();
  return (
    <div className={styles.stack}>
      {askedOptions(schema, values).map(([name, option]) => (
        <FieldInput
          key={name}
          field={option}
          label={i18n.t(option.label)}
          itemText={itemTexts(i18n, option.label)}
          value={values[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}
