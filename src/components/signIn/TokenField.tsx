import { TextField, type TextFieldProps } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ONE_TIME_TOKEN } from './oneTimeToken';

type TokenFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'autoFocus'>;

/** Asks for a code of the authenticator app, or for a backup code. Spaces are left out, because apps show codes in groups. */
export function TokenField({ onChange, ...rest }: TokenFieldProps) {
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
      help={t('auth.tokenHelp')}
      required
    />
  );
}
