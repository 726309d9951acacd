import { useState, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { WireMeta } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import { SignUpState } from './SignUpState';
import styles from './SignUpWindow.module.css';

interface SignUpFormProps {
  meta: WireMeta;
  onDone: (signedIn: boolean) => void;
}

/** The form for the name and password of a new account. Both are checked while they are typed. */
export const SignUpForm = observer(function SignUpForm({ meta, onDone }: SignUpFormProps) {
  const { t } = useI18n();
  const root = useStores();
  const [state] = useState(() => new SignUpState(root, meta));
  const handleSubmit = async () => {
    const outcome = await state.submit();
    if (outcome === 'confirmEmail')
      await root.overlays.alert({ kind: 'success', title: t('auth.almostThere'), text: t('auth.confirmEmail') });
    if (outcome) onDone(outcome === 'signedIn');
  };
  return (
    <form
      className={styles.form}
      aria-label={t('auth.signUp')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      {meta.disableRegistration && (
        <TextField
          label={t('auth.invitationCode')}
          value={state.invitationCode}
          onChange={(value) => state.setInvitationCode(value)}
          required
        />
      )}
      <TextField
        label={t('auth.username')}
        value={state.username}
        onChange={(value) => state.setUsername(value)}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        prefix="@"
        suffix={`@${root.instance.host}`}
        help={t(`auth.usernameState.${state.usernameState}`)}
        error={state.isUsernameBad ? t(`auth.usernameState.${state.usernameState}`) : undefined}
        required
        autoFocus
      />
      {meta.emailRequiredForSignup && (
        <TextField
          label={t('auth.email')}
          type="email"
          value={state.email}
          onChange={(value) => state.setEmail(value)}
          autoComplete="email"
          required
        />
      )}
      <TextField
        label={t('auth.password')}
        type="password"
        value={state.password}
        onChange={(value) => state.setPassword(value)}
        autoComplete="new-password"
        help={state.password ? t(`auth.strength.${state.strength}`) : undefined}
        required
      />
      <TextField
        label={t('auth.retype')}
        type="password"
        value={state.retype}
        onChange={(value) => state.setRetype(value)}
        autoComplete="new-password"
        error={state.retype && !state.matches ? t('auth.noMatch') : undefined}
        required
      />
      {state.problem && <Notice kind="problem">{t('auth.problem.signUp', state.problem)}</Notice>}
      <Button type="submit" variant="primary" busy={state.isBusy} disabled={!state.canSubmit}>
        {t('auth.signUp')}
      </Button>
    </form>
  );
});
