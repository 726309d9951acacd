import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import styles from './RoleForm.module.css';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** What the browser's own control can show. */
const IS_HEX = /^#[0-9a-f]{6}$/i;

/** A color as a text, which may be any that browsers know or none, and the browser's own control beside it. */
export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
      placeholder={t('role.noColor')}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
      after={
        <input
          type="color"
          className={styles.color}
          aria-label={t('role.pickColor')}
          value={IS_HEX.test(value) ? value : '#888888'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}
