import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { NAME } from '~/mfm/words';
import { useServer, useStores } from '~/react/context';
import type { Captcha } from '~/stores/session/captchas';
import { AnyKeyButton } from './AnyKeyButton';
import { CaptchaBox } from './CaptchaBox';
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
  /** Where the page goes once the account is in use, instead of loading again. */
  redirect?: string;
  onDone?: () => void;
  /** Offers to create an account instead. */
  onSignUp?: () => void;
  /** Further ways in. */
  children?: ReactNode;
}

/** Asks for name and password, and for a one-time token or a security key if the account wants one. */
export const SignInForm = observer(function SignInForm({ reason, addOnly = false, redirect, onDone, onSignUp, children }: SignInFormProps) {
  const { t } = useI18n();
  const server = useServer();
  const signIn = useSignIn({ addOnly, redirect, onDone });
  const { form, stage, user, wantsPassword, keyProblem, captchas, isHuman, goTo, choosePassword, enter } = signIn;
  const isOpen = server.meta !== null && !server.meta.disableRegistration;
  const { username, password, token } = form.values;
  const isIncomplete =
    !USERNAME.test(username) || (wantsPassword && password === '') || (stage === 'token' && !ONE_TIME_TOKEN.test(token)) || !isHuman;
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
        suffix={`@${server.host}`}
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
      {captchas.length > 0 && <Captchas captchas={captchas} round={signIn.round} onAnswer={signIn.answer} />}
      {stage === 'password' && (
        <AnyKeyButton
          onToken={async (token) => {
            const entered = await enter(token);
            if (entered.ok && entered.value === 'entered') onDone?.();
          }}
        />
      )}
      {wantsPassword && <ForgotPassword username={username} />}
      {onSignUp && isOpen && (
        <Button variant="ghost" onClick={onSignUp}>
          {t('auth.createAccount')}
        </Button>
      )}
      {children}
    </FormBody>
  );
});

interface CaptchasProps {
  captchas: readonly Captcha[];
  /** Another number brings new captchas. */
  round: number;
  onAnswer: (field: Captcha['field'], answer: string | undefined) => void;
}

/** The captchas of the server, where the focus goes when they appear. Behind a gateway they belong to another address. */
const Captchas = observer(function Captchas({ captchas, round, onAnswer }: CaptchasProps) {
  const { t } = useI18n();
  const server = useServer();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.captchas}>
      <p role="status">{t('auth.captchaNext')}</p>
      {captchas.map((captcha) => (
        <CaptchaBox key={`${captcha.field} ${round}`} captcha={captcha} onAnswer={(answer) => onAnswer(captcha.field, answer)} />
      ))}
      {server.home !== server.origin && <Notice>{t('auth.captchaElsewhere', { host: server.host })}</Notice>}
    </div>
  );
});

/** Leads to a letter with a new password, on servers that send letters. */
const ForgotPassword = observer(function ForgotPassword({ username }: { username: string }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  if (!server.meta?.enableEmail) return null;
  return (
    <Button variant="ghost" className={styles.forgot} onClick={() => void overlays.open('forgotPassword', { username })}>
      {t('auth.forgot')}
    </Button>
  );
});
