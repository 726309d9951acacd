import type { ComponentType } from 'react';
import { Button } from '~/components/ui/Button';
import { Switch } from '~/components/ui/Switch';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { switched, type Field, type FieldKind, type FieldOf, type FieldValue } from '~/registry/fields';
import { MultiSelectInput, SelectInput, SwitchesInput } from './ChoiceInputs';
import { ColorInput } from './ColorInput';
import { DurationInput } from './DurationInput';
import { EmojisInput } from './EmojisInput';
import { FieldGroup } from './FieldGroup';
import { NumberInput } from './NumberInput';
import { AntennaRefInput, ListRefInput } from './RefInput';
import { ShareInput } from './ShareInput';
import { SoundInput } from './SoundInput';
import { UserRefInput } from './UserRefInput';

/** The props of a field's control. */
export interface FieldInputProps<K extends FieldKind = FieldKind> {
  readonly field: FieldOf<K>;
  readonly label: string;
  readonly help?: string;
  /** Returns the text of an item of a choice. */
  readonly itemText: (value: string) => string;
  readonly value: FieldValue<FieldOf<K>>;
  readonly onChange: (value: FieldValue<FieldOf<K>>) => void;
}

/** The control for a field, by its kind. */
export function FieldInput({ field, ...rest }: Omit<FieldInputProps, 'value' | 'onChange'> & AnyValue) {
  const Input = INPUTS[field.kind] as ComponentType<Omit<FieldInputProps, 'value' | 'onChange' | 'field'> & AnyValue & { field: Field }>;
  return <Input field={field} {...rest} />;
}

interface AnyValue {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const INPUTS: { readonly [K in FieldKind]: ComponentType<FieldInputProps<K>> } = {
  boolean: ({ field, label, help, value, onChange }) => (
    <Switch label={label} help={help} checked={switched(field, value)} onChange={(isOn) => onChange(switched(field, isOn))} />
  ),
  text: ({ field, label, help, value, onChange }) => (
    <TextField
      label={label}
      help={help}
      type={field.isAddress ? 'url' : 'text'}
      value={value}
      maxLength={field.maxLength}
      onChange={onChange}
    />
  ),
  number: ({ field: { min, max, step, isShare }, ...rest }) =>
    isShare ? <ShareInput {...rest} step={step} /> : <NumberInput {...rest} min={min} max={max} step={step} />,
  duration: DurationInput,
  select: SelectInput,
  multiSelect: MultiSelectInput,
  switches: SwitchesInput,
  color: ColorInput,
  userRef: UserRefInput,
  listRef: ListRefInput,
  antennaRef: AntennaRefInput,
  emojis: EmojisInput,
  sound: SoundInput,
  custom: CustomInput,
};

/** Opens the window that edits a value with its own structure. Changes apply at once. */
function CustomInput({ field: { editor }, label, help }: FieldInputProps<'custom'>) {
  const { t } = useI18n();
  const { overlays } = useStores();
  if (editor === undefined) return null;
  return (
    <FieldGroup label={label} help={help}>
      <Button icon="pencil" onClick={() => void overlays.open(editor, {})}>
        {t('form.edit')}
      </Button>
    </FieldGroup>
  );
}
