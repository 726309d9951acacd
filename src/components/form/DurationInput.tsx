import { useI18n } from '~/i18n/useI18n';
import type { FieldInputProps } from './FieldInput';
import { NumberInput } from './NumberInput';

const SECOND_MS = 1_000;

/** A duration, entered in seconds. */
export function DurationInput({ field: { min, max }, label, help, value, onChange }: FieldInputProps<'duration'>) {
  const { t } = useI18n();
  return (
    <NumberInput
      label={label}
      help={help}
      suffix={t('form.seconds')}
      value={value / SECOND_MS}
      step={0.1}
      {...(min !== undefined && { min: min / SECOND_MS })}
      {...(max !== undefined && { max: max / SECOND_MS })}
      onChange={(seconds) => onChange(Math.round(seconds * SECOND_MS))}
    />
  );
}
