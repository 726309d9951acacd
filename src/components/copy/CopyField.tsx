import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  help?: string;
}

/** A text to copy, in a field that selects it on focus. */
export function CopyField({ label, value, help }: CopyFieldProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  return (
    <div className={styles.field}>
      <TextField label={label} value={value} help={help} onChange={() => {}} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button icon="copy" onClick={() => void overlays.copy(value)}>
        {t('form.copy')}
      </Button>
    </div>
  );
}
