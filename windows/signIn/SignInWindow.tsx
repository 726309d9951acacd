import { useState, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/contracts';
import { useStores } from '~/stores/context';
import { SignInState } from './SignInState';
import styles from './SignInWindow.module.css';

/** Asks for name and password, and for a one-time token where the account wants one (reference/errors-auth.md section 3). */
export default observer(function SignInWindow({ params, close }: WindowProps<'signIn'>) {
  const { t } = useI18n();
  const root = useStores();
  const [state] = useState(() => new SignInState(root, params.addOnly ?? false));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void state.submit().then((done) => done && close(true));
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      {params.required && <Notice>{t('auth.signInRequired')}</Notice>}
      <TextField
        label={t('auth.username')}
        value={state.username}
        onChange={(value) => state.setUsername(value)}
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        pattern="^[a-zA-Z0-9_]+$"
        prefix="@"
        suffix={`@${root.instance.host}`}
        required
        autoFocus
      />
      <TextField
        label={t('auth.password')}
        type="password"
        value={state.password}
        onChange={(value) => state.setPassword(value)}
        autoComplete="current-password"
        required
      />
      {state.asksToken && (
        <TextField
          label={t('auth.token')}
          value={state.token}
          onChange={(value) => state.setToken(value)}
          autoComplete="one-time-code"
          pattern="^([0-9]{6}|[A-Z0-9]{32})$"
          help={t('auth.tokenHelp')}
          required
          autoFocus
        />
      )}
      {state.problem && <Notice kind="problem">{t(state.problem.key, state.problem.values)}</Notice>}
      <Button type="submit" variant="primary" busy={state.isBusy} disabled={!state.canSubmit}>
        {t('auth.signIn')}
      </Button>
      {root.instance.meta && !root.instance.meta.disableRegistration && (
        <Button
          variant="ghost"
          onClick={() => {
            close();
            void root.overlays.open('signUp', {});
          }}
        >
          {t('auth.createAccount')}
        </Button>
      )}
    </form>
  );
});
