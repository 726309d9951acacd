import { useState } from 'react';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';

interface NumberInputProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  suffix?: string;
}

/** A number. What is typed on the way to one is shown, but is no value yet. */
export function NumberInput({ label, value, onChange, min = -Infinity, max = Infinity, step, suffix }: NumberInputProps) {
  const { t } = useI18n();
  const [draft, setDraft] = useState<string | null>(null);
  const isUsable = (text: string): boolean => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  const handleChange = (text: string) => {
    setDraft(isUsable(text) ? null : text);
    if (isUsable(text)) onChange(Number(text));
  };
  const bounds = { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      required
      step={step ?? 'any'}
      {...bounds}
      {...(suffix !== undefined && { suffix })}
      {...(draft !== null && { error: t('form.wrongNumber') })}
      value={draft ?? String(value)}
      onChange={handleChange}
    />
  );
}
