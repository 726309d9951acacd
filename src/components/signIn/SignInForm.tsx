import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { Button } from '~/components/ui/Button';
import { Notice } from '~/components/ui/Notice';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ok, type Result } from '~/lib/Result';
import { useStores } from '~/react/context';
import { wantsSecondFactor } from '~/stores/resources/users';
import { ONE_TIME_TOKEN } from './oneTimeToken';
import { signInProblem } from './signInProblem';
import { TokenField } from './TokenField';

const NOTHING = { username: '', password: '', token: '' };

interface SignInFormProps {
  /** Explains why signing in is necessary. */
  reason?: string;
  /** Whether the account is only remembered for switching, and not used now. */
  addOnly?: boolean;
  onDone?: () => void;
  /** Offers to create an account instead. */
  onSignUp?: () => void;
}

/** Asks for name and password, and for a one-time code if the account has two-factor authentication. */
export const SignInForm = observer(function SignInForm({ reason, addOnly = false, onDone, onSignUp }: SignInFormProps) {
  const { t } = useI18n();
  const { session, instance } = useStores();
  const [asksToken, setAsksToken] = useState(false);

  /** Returns whether the account has two-factor authentication. For an unknown name, the sign-in reports the error. */
  const wantsToken = async (username: string): Promise<boolean> => {
    const found = await wantsSecondFactor(session.current, username);
    return found.ok && found.value;
  };
  const signIn = async ({ username, password, token }: typeof NOTHING): Promise<Result<'token' | 'entered' | 'told'>> => {
    if (!asksToken && (await wantsToken(username))) return ok('token');
    const signedIn = await session.signIn(username, password, asksToken ? token : undefined);
    if (!signedIn.ok) return signedIn;
    const entered = addOnly ? await session.addAccount(signedIn.value.i) : await session.login(signedIn.value.i);
    // A failed sign-in has already shown why in a dialog.
    return ok(entered.ok ? 'entered' : 'told');
  };
  const form = useForm({
    initial: NOTHING,
    // Nothing is lost when it closes: name and password are typed again within seconds.
    isCheapToLose: true,
    submit: signIn,
    onDone: (outcome) => {
      if (outcome === 'token') setAsksToken(true);
      if (outcome === 'entered') onDone?.();
    },
    explain: (error) => signInProblem(error, t),
  });
  const isOpen = instance.meta !== null && !instance.meta.disableRegistration;
  const { username, password, token } = form.values;
  const isIncomplete = !/^\w+$/.test(username) || password === '' || (asksToken && !ONE_TIME_TOKEN.test(token));
  return (
    <FormBody form={form} label={t('auth.signIn')} submitLabel={t('auth.signIn')} isIncomplete={isIncomplete} isWide>
      {reason !== undefined && <Notice>{reason}</Notice>}
      <TextField
        {...form.field('username')}
        onChange={(name) => {
          form.set({ username: name.trim() });
          setAsksToken(false);
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
      <TextField {...form.field('password')} label={t('auth.password')} type="password" autoComplete="current-password" required />
      {asksToken && <TokenField {...form.field('token')} autoFocus />}
      {onSignUp && isOpen && (
        <Button variant="ghost" onClick={onSignUp}>
          {t('auth.createAccount')}
        </Button>
      )}
    </FormBody>
  );
});
