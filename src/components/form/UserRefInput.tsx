import { runInAction } from 'mobx';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '~/components/ui/TextField';
import { acctOf, parseAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import type { UserRef } from '~/registry/options';
import { useAccount, useStores } from '~/stores/context';
import { errorText } from '~/stores/ui/errorText';
import type { OptionInputProps } from './OptionsForm';

/** Somebody by their name; looked up when the name is complete, which leaving the field or Enter says. */
export function UserRefInput({ label, value, onChange }: OptionInputProps<'userRef'>) {
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
      // Asked for one, a server answers with one.
      const { id, username, host } = found as UserRef;
      onChange({ id, username, host });
      setText(acctOf({ username, host }));
    } catch (thrown) {
      setError(errorText(toAppError(thrown), i18n, clock.now()).text);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form is not complete before somebody is found.
    event.preventDefault();
    void find();
  };
  return (
    <TextField
      label={label}
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
