import { untracked } from 'mobx';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '~/components/ui/TextField';
import { acctOf, parseAcct } from '~/components/user/acct';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { findUser } from '~/stores/resources/users';
import { errorText } from '~/stores/ui/errorText';
import type { FieldInputProps } from './FieldInput';

/** A user by name. Enter, or leaving the field, looks the name up. */
export function UserRefInput({ label, help, value, onChange }: FieldInputProps<'userRef'>) {
  const i18n = useI18n();
  const { instance, clock } = useStores();
  const account = useAccount();
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
    const address = untracked(() => parseAcct(wanted, instance));
    const found = await findUser(account, address);
    if (!found.ok) {
      setError(errorText(found.error, i18n, clock.now()).text);
      return;
    }
    const { id, username, host } = untracked(() => account.users.get(found.value))!;
    onChange({ id, username, host });
    setText(acctOf({ username, host }));
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
