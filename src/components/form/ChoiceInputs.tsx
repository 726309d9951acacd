import { use } from 'react';
import { FieldLayout } from '~/components/ui/FieldLayout';
import { Segments } from '~/components/ui/Segments';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import type { FieldInputProps } from './FieldInput';
import { FieldGroup } from './FieldGroup';

/** How many items, with how many characters in all, fit beside each other in a row. */
const SEGMENTS = { items: 4, characters: 28 } as const;

/** A choice of one item. In a row, a few short items are all in sight. */
export function SelectInput({ field, label, help, itemText, value, onChange }: FieldInputProps<'select'>) {
  const items = field.items.map((item) => ({ value: String(item), label: itemText(String(item)) }));
  const isRow = use(FieldLayout).kind === 'row';
  const isShort = items.length <= SEGMENTS.items && items.reduce((sum, item) => sum + item.label.length, 0) <= SEGMENTS.characters;
  const control = {
    value: String(value),
    items,
    onChange: (chosen: string) => onChange(field.items.find((item) => String(item) === chosen) ?? null),
  };
  if (!isRow || !isShort) return <Select label={label} help={help} {...control} />;
  return (
    <FieldGroup role="radiogroup" label={label} help={help}>
      <Segments {...control} />
    </FieldGroup>
  );
}

/** A choice of any number of items. */
export function MultiSelectInput({ field, label, help, itemText, value, onChange }: FieldInputProps<'multiSelect'>) {
  const change = (changed: string, isChosen: boolean) =>
    onChange(field.items.filter((item) => (item === changed ? isChosen : value.includes(item))));
  return (
    <FieldGroup label={label} help={help} room="rows">
      {field.items.map((item) => (
        <Switch key={item} label={itemText(item)} checked={value.includes(item)} onChange={(isChosen) => change(item, isChosen)} />
      ))}
    </FieldGroup>
  );
}

/** Several switches under one label. */
export function SwitchesInput({ field, label, help, itemText, value, onChange }: FieldInputProps<'switches'>) {
  return (
    <FieldGroup label={label} help={help} room="rows">
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
