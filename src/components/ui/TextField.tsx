import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useI18n } from '~/i18n/useI18n';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import type { ControlRoom } from './FieldRow';
import { IconButton } from './IconButton';
import { useFieldIds } from './useFieldIds';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Fixed text before the value, such as "@". */
  prefix?: string;
  /** Fixed text after the value. */
  suffix?: string;
  /** Buttons of the field. */
  before?: ReactNode;
  after?: ReactNode;
  /** The room of the control where fields are rows. */
  room?: ControlRoom;
  help?: string;
  /** The error of the value. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labeled text field with one line. A password can be revealed. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, prefix, suffix, before, after, room = 'half', help, error, type = 'text', ...rest } = props;
  const { t } = useI18n();
  const ids = useFieldIds({ help, error });
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} room={room}>
      {before}
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      <input
        {...rest}
        id={ids.input}
        className={styles.input}
        type={isPassword && isRevealed ? 'text' : type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.describedBy}
      />
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      {after}
      {isPassword && (
        <IconButton
          icon={isRevealed ? 'eyeOff' : 'eye'}
          label={t(isRevealed ? 'ui.hidePassword' : 'ui.showPassword')}
          onClick={() => setRevealed(!isRevealed)}
        />
      )}
    </FieldFrame>
  );
}
