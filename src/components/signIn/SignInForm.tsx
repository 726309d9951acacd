import { observer } from 'mobx-react-lite';
import { FormBody } from '~/components/form/FormBody';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { NAME } from '~/mfm/words';
import { useStores } from '~/react/context';
import { ONE_TIME_TOKEN } from './oneTimeToken';
import styles from './SignInForm.module.css';
import { TokenField } from './TokenField';
import { useSignIn } from './useSignIn';

/** Some servers have names that this one would not give. */
const USERNAME = new RegExp(`^${NAME}$`);

interface SignInFormProps {
  /** Explains why signing in is necessary. */
  reason?: string;
  /** Whether the account is only remembered for switching, and not used now. */
  addOnly?: boolean;
  onDone?: () => void;
  /** Offers to create an account instead. */
  onSignUp?: () => void;
}

/** Asks for name and password, and for a one-time token or a security key if the account wants one. */
export const SignInForm = observer(function SignInForm({ reason, addOnly = false, onDone, onSignUp }: SignInFormProps) {
  const { t } = useI18n();
  const { instance } = useStores();
  const { form, stage, user, wantsPassword, keyProblem, goTo, choosePassword } = useSignIn({ addOnly, onDone });
  const isOpen = instance.meta !== null && !instance.meta.disableRegistration;
  const { username, password, token } = form.values;
  const isIncomplete = !USERNAME.test(username) || (wantsPassword && password === '') || (stage === 'token' && !ONE_TIME_TOKEN.test(token));
  if (stage === 'key') {
    return (
      <FormBody form={form} label={t('auth.signIn')} submitLabel={t('auth.keyAgain')} isWide>
        {keyProblem === null ? (
          <p role="status">{t('auth.keyWaiting')}</p>
        ) : (
          <Notice kind="problem">{t(`auth.passkey.${keyProblem}`)}</Notice>
        )}
        <Button variant="ghost" disabled={form.isBusy} onClick={() => goTo('token')}>
          {t('auth.keyToken')}
        </Button>
      </FormBody>
    );
  }
  return (
    <FormBody form={form} label={t('auth.signIn')} submitLabel={t('auth.signIn')} isIncomplete={isIncomplete} isWide>
      {reason !== undefined && <Notice>{reason}</Notice>}
      {user && (
        <div className={styles.avatar}>
          <Avatar user={user} size={64} />
        </div>
      )}
      <TextField
        {...form.field('username')}
        onChange={(name) => {
          form.set({ username: name.trim() });
          goTo('password');
        }}
        label={t('auth.username')}
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        pattern="^[a-zA-Z0-9_]+$"
        prefix="@"
        suffix={`@${instance.host}`}
        required
        autoFocus
      />
      {wantsPassword ? (
        <TextField {...form.field('password')} label={t('auth.password')} type="password" autoComplete="current-password" required />
      ) : (
        <div className={styles.noPassword}>
          <p>{t('auth.noPassword')}</p>
          <Button variant="ghost" onClick={choosePassword}>
            {t('auth.keyPassword')}
          </Button>
        </div>
      )}
      {stage === 'token' && <TokenField {...form.field('token')} autoFocus />}
      {wantsPassword && <ForgotPassword username={username} />}
      {onSignUp && isOpen && (
        <Button variant="ghost" onClick={onSignUp}>
          {t('auth.createAccount')}
        </Button>
      )}
    </FormBody>
  );
});

/** Leads to a letter with a new password, on servers that send letters. */
const ForgotPassword = observer(function ForgotPassword({ username }: { username: string }) {
  const { t } = useI18n();
  const { instance, overlays } = useStores();
  if (!instance.meta?.enableEmail) return null;
  return (
    <Button variant="ghost" className={styles.forgot} onClick={() => void overlays.open('forgotPassword', { username })}>
      {t('auth.forgot')}
    </Button>
  );
});
