import { runInAction } from 'mobx';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '~/components/ui/TextField';
import { acctOf, parseAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import type { UserRef } from '~/registry/fields';
import { useAccount, useStores } from '~/stores/context';
import { errorText } from '~/stores/ui/errorText';
import type { FieldInputProps } from './FieldInput';

/** A user by name. Enter, or leaving the field, looks the name up. */
export function UserRefInput({ label, help, value, onChange }: FieldInputProps<'userRef'>) {
  const i18n = useI18n();
  const { instance, clock } = useStores();
  const { api } = useAccount();
  const [text, setText] = useState(value ? acctOf(value) : '');
  const [error, setError] = useState<string | null>(null);
  const find = async () => {
    setError(null);
    const wanted = text.trim();
    if (wanted === (value ? acctOf(value) : '')) return;
    if (wanted === '') {
      onChange(null);
      return;
    }
    try {
      const found = await api.call(
        'users/show',
        runInAction(() => parseAcct(wanted, instance)),
      );
      // The server answers with one user when it is asked for one.
      const { id, username, host } = found as UserRef;
      onChange({ id, username, host });
      setText(acctOf({ username, host }));
    } catch (thrown) {
      setError(errorText(toAppError(thrown), i18n, clock.now()).text);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter looks the name up instead of submitting the form around it.
    event.preventDefault();
    void find();
  };
  return (
    <TextField
      label={label}
      help={help}
      value={text}
      placeholder={i18n.t('form.userExample')}
      autoComplete="off"
      spellCheck={false}
      {...(error !== null && { error })}
      onChange={setText}
      onBlur={() => void find()}
      onKeyDown={handleKeyDown}
    />
  );
}
