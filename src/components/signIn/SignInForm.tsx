import { useState, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import styles from './SignInForm.module.css';
import { SignInState } from './SignInState';

interface SignInFormProps {
  /** Why somebody has to sign in. */
  reason?: string;
  /** Remembers the account for switching without using it now. */
  addOnly?: boolean;
  onDone?: () => void;
  /** Called when somebody would rather make an account. */
  onSignUp?: () => void;
}

/** Asks for name and password, and for a one-time token where the account wants one (reference/errors-auth.md section 3). */
export const SignInForm = observer(function SignInForm({ reason, addOnly = false, onDone, onSignUp }: SignInFormProps) {
  const { t } = useI18n();
  const root = useStores();
  const [state] = useState(() => new SignInState(root, addOnly));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void state.submit().then((done) => done && onDone?.());
  };
  return (
    <form className={styles.form} aria-label={t('auth.signIn')} onSubmit={handleSubmit}>
      {reason !== undefined && <Notice>{reason}</Notice>}
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
      {onSignUp && root.instance.meta && !root.instance.meta.disableRegistration && (
        <Button variant="ghost" onClick={onSignUp}>
          {t('auth.createAccount')}
        </Button>
      )}
    </form>
  );
});
