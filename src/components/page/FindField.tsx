import { FieldLayout, type FieldPlace } from '~/components/ui/FieldLayout';
import { Icon } from '~/components/ui/Icon';
import { TextField } from '~/components/ui/TextField';

interface FindFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const BARE: FieldPlace = { kind: 'bare' };

/** The field above a list of pages that finds one of them, or something on them. */
export function FindField({ label, value, onChange }: FindFieldProps) {
  return (
    <FieldLayout value={BARE}>
      <TextField
        before={<Icon name="search" />}
        label={label}
        placeholder={label}
        type="search"
        value={value}
        onChange={onChange}
        autoComplete="off"
      />
    </FieldLayout>
  );
}
