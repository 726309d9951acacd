import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import type { FieldInputProps } from './FieldInput';
import { FieldGroup } from './FieldGroup';

/** A choice of one item. */
export function SelectInput({ field, label, help, itemText, value, onChange }: FieldInputProps<'select'>) {
  const items = field.items.map((item) => ({ value: String(item), label: itemText(String(item)) }));
  return (
    <Select
      label={label}
      help={help}
      value={String(value)}
      items={items}
      onChange={(chosen) => onChange(field.items.find((item) => String(item) === chosen) ?? null)}
    />
  );
}

/** A choice of any number of items. */
export function MultiSelectInput({ field, label, help, itemText, value, onChange }: FieldInputProps<'multiSelect'>) {
  const change = (changed: string, isChosen: boolean) =>
    onChange(field.items.filter((item) => (item === changed ? isChosen : value.includes(item))));
  return (
    <FieldGroup label={label} help={help}>
      {field.items.map((item) => (
        <Switch key={item} label={itemText(item)} checked={value.includes(item)} onChange={(isChosen) => change(item, isChosen)} />
      ))}
    </FieldGroup>
  );
}

/** Several switches under one label. */
export function SwitchesInput({ field, label, help, itemText, value, onChange }: FieldInputProps<'switches'>) {
  return (
    <FieldGroup label={label} help={help}>
      {Object.keys(field.default).map((name) => (
        <Switch
          key={name}
          label={itemText(name)}
          checked={value[name] === true}
          onChange={(isOn) => onChange({ ...value, [name]: isOn })}
        />
      ))}
    </FieldGroup>
  );
}
