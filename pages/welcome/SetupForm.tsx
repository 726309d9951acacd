import { useState, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { toAppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/stores/context';
import styles from './WelcomePage.module.css';

/** Makes the first account of an empty server, which administers it (reference/pages.md, home for visitors). */
export const SetupForm = observer(function SetupForm() {
  const { t } = useI18n();
  const { session, overlays } = useStores();
  const { api } = useAccount();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const isComplete = /^\w{1,20}$/.test(username) && password !== '';

  const setUp = async () => {
    setBusy(true);
    try {
      const { token } = await api.call('admin/accounts/create', { username, password });
      await session.login(token);
    } catch (thrown) {
      overlays.showError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.setup}
      aria-label={t('welcome.setup')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isComplete && !busy) void setUp();
      }}
    >
      <h1 className={styles.name}>{t('welcome.setup')}</h1>
      <p>{t('welcome.setupText')}</p>
      <TextField
        label={t('auth.username')}
        value={username}
        onChange={setUsername}
        prefix="@"
        autoComplete="username"
        autoCapitalize="off"
        required
      />
      <TextField label={t('auth.password')} type="password" value={password} onChange={setPassword} autoComplete="new-password" required />
      <Button type="submit" variant="primary" busy={busy} disabled={!isComplete}>
        {t('welcome.setup')}
      </Button>
    </form>
  );
});
