import { TextField, type TextFieldProps } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ONE_TIME_TOKEN } from './oneTimeToken';

interface TokenFieldProps extends Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'autoFocus'> {
  /** Whether only a code of the app counts. */
  isFromApp?: boolean;
}

/** Asks for a code of the authenticator app, or for a backup code. Spaces are left out, because apps show codes in groups. */
export function TokenField({ onChange, isFromApp = false, ...rest }: TokenFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      {...rest}
      onChange={(code) => onChange(code.replaceAll(/\s/g, ''))}
      label={t('auth.token')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      pattern={ONE_TIME_TOKEN.source}
      help={isFromApp ? undefined : t('auth.tokenHelp')}
      required
    />
  );
}
