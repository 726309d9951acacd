import { use, useState } from 'react';
import { FieldLayout } from '~/components/ui/FieldLayout';
import { IconButton } from '~/components/ui/IconButton';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';

interface NumberInputProps {
  label: string;
  help?: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  suffix?: string;
}

/** A number. Text that is not yet a usable number is shown with an error, and the value stays. In a row, buttons change it by a step. */
export function NumberInput({ label, help, value, onChange, min = -Infinity, max = Infinity, step, suffix }: NumberInputProps) {
  const { t } = useI18n();
  const isRow = use(FieldLayout).kind === 'row';
  const [draft, setDraft] = useState<string | null>(null);
  const isUsable = (text: string): boolean => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  const handleChange = (text: string) => {
    setDraft(isUsable(text) ? null : text);
    if (isUsable(text)) onChange(Number(text));
  };
  const bounds = { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
  const stepper = (by: number, icon: 'plus' | 'minus', name: string) => {
    // Without the last digits that binary fractions bring along.
    const next = String(Number((value + by).toPrecision(12)));
    return <IconButton icon={icon} label={name} disabled={!isUsable(next)} onClick={() => handleChange(next)} />;
  };
  return (
    <TextField
      label={label}
      help={help}
      type="number"
      inputMode="decimal"
      required
      step={step ?? 'any'}
      {...bounds}
      {...(suffix !== undefined && { suffix })}
      {...(draft !== null && { error: t('form.wrongNumber') })}
      {...(isRow &&
        step !== undefined && {
          before: stepper(-step, 'minus', t('form.less', { label })),
          after: stepper(step, 'plus', t('form.more', { label })),
        })}
      room="own"
      value={draft ?? String(value)}
      onChange={handleChange}
    />
  );
}
