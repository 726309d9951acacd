import { useId, type ComponentType, type ReactNode } from 'react';
import { Switch } from '~/components/ui/Switch';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { askedOptions, type OptionItem, type OptionKind, type OptionOf, type OptionsSchema, type OptionValue } from '~/registry/options';
import type { Options } from '~/services/workspace/document';
import { ColorInput } from './ColorInput';
import { NumberInput } from './NumberInput';
import styles from './OptionsForm.module.css';
import { AntennaRefInput, ListRefInput } from './RefInput';
import { UserRefInput } from './UserRefInput';

/** What the field of an option works on. */
export interface OptionInputProps<K extends OptionKind> {
  option: OptionOf<K>;
  label: string;
  value: OptionValue<OptionOf<K>>;
  onChange: (value: OptionValue<OptionOf<K>>) => void;
}

interface OptionsFormProps {
  schema: OptionsSchema;
  values: Options;
  onChange: (name: string, value: unknown) => void;
}

/** Fields for the options of a widget or a page, as their description says. Put it into a form element, which checks the numbers. */
export function OptionsForm({ schema, values, onChange }: OptionsFormProps) {
  const { t } = useI18n();
  return (
    <div className={styles.form}>
      {askedOptions(schema, values).map(([name, option]) => {
        const Input = INPUTS[option.kind] as ComponentType<OptionInputProps<OptionKind>>;
        return (
          <Input
            key={name}
            option={option}
            label={t(option.label)}
            value={values[name] as OptionInputProps<OptionKind>['value']}
            onChange={(value) => onChange(name, value)}
          />
        );
      })}
    </div>
  );
}

const INPUTS: { readonly [K in OptionKind]: ComponentType<OptionInputProps<K>> } = {
  boolean: ({ label, value, onChange }) => <Switch label={label} checked={value} onChange={onChange} />,
  text: ({ option, label, value, onChange }) => <TextField label={label} value={value} maxLength={option.maxLength} onChange={onChange} />,
  number: ({ option, label, value, onChange }) => <NumberInput {...option} label={label} value={value} onChange={onChange} />,
  duration: DurationInput,
  select: SelectInput,
  multiSelect: MultiSelectInput,
  color: ColorInput,
  userRef: UserRefInput,
  listRef: ListRefInput,
  antennaRef: AntennaRefInput,
};

const SECOND_MS = 1_000;

function DurationInput({ option: { min, max }, label, value, onChange }: OptionInputProps<'duration'>) {
  const { t } = useI18n();
  return (
    <NumberInput
      label={label}
      suffix={t('form.seconds')}
      value={value / SECOND_MS}
      step={0.1}
      {...(min !== undefined && { min: min / SECOND_MS })}
      {...(max !== undefined && { max: max / SECOND_MS })}
      onChange={(seconds) => onChange(Math.round(seconds * SECOND_MS))}
    />
  );
}

function useItemText(): (item: OptionItem) => string {
  const { t } = useI18n();
  return ({ value, label }) => (label === undefined ? value : t(label));
}

function SelectInput({ option, label, value, onChange }: OptionInputProps<'select'>) {
  const textOf = useItemText();
  return (
    <Select
      label={label}
      value={value}
      items={option.items.map((item) => ({ value: item.value, label: textOf(item) }))}
      onChange={onChange}
    />
  );
}

function MultiSelectInput({ option, label, value, onChange }: OptionInputProps<'multiSelect'>): ReactNode {
  const textOf = useItemText();
  const id = useId();
  const toggle = (one: string, isChosen: boolean) =>
    onChange(option.items.map((item) => item.value).filter((item) => (item === one ? isChosen : value.includes(item))));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.legend}>
        {label}
      </p>
      {option.items.map((item) => (
        <Switch
          key={item.value}
          label={textOf(item)}
          checked={value.includes(item.value)}
          onChange={(isChosen) => toggle(item.value, isChosen)}
        />
      ))}
    </div>
  );
}
