import { useState } from 'react';
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

/** A number. Text that is not yet a usable number is shown with an error, and the value stays. */
export function NumberInput({ label, help, value, onChange, min = -Infinity, max = Infinity, step, suffix }: NumberInputProps) {
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
      help={help}
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
