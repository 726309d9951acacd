import { observer } from 'mobx-react-lite';
import type { WireCaptchaAnswers, WireMeta } from '~/api/wire';
import { useState } from 'react';
import { FormBody } from '~/components/form/FormBody';
import { useForm } from '~/components/form/useForm';
import { CaptchaBox } from '~/components/signIn/CaptchaBox';
import { TextArea } from '~/components/ui/TextArea';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { useStores } from '~/react/context';
import { captchasOf, isCaptchaRefusal } from '~/stores/session/captchas';
import { signUp, type SignedUp } from '~/stores/session/registration';
import { serverWords } from '~/stores/ui/errorText';
import { passwordStrength } from './passwordStrength';
import { useEmailCheck } from './useEmailCheck';
import { useUsernameCheck } from './useUsernameCheck';

interface SignUpFormProps {
  meta: WireMeta;
  onDone: (signedIn: boolean) => void;
}

/** Name and password of a new account, checked while they are typed. */
export const SignUpForm = observer(function SignUpForm({ meta, onDone }: SignUpFormProps) {
  const { t } = useI18n();
  const root = useStores();
  const { overlays } = root;
  const { server } = root.session.current;
  const name = useUsernameCheck();
  const address = useEmailCheck();
  const captchas = captchasOf(meta);
  const [answers, setAnswers] = useState<WireCaptchaAnswers>({});
  // An answer works once, so each refusal brings new captchas.
  const [attempt, setAttempt] = useState(0);
  const finish = async (outcome: SignedUp) => {
    // Without a token, a moderator or the owner of the address has to confirm first.
    const isWaiting = outcome === 'confirmEmail' && meta.approvalRequiredForSignup && !meta.emailRequiredForSignup;
    if (isWaiting) await overlays.alert({ kind: 'success', title: t('auth.requestSent'), text: t('auth.waitForApproval') });
    else if (outcome === 'confirmEmail')
      await overlays.alert({ kind: 'success', title: t('auth.almostThere'), text: t('auth.confirmEmail') });
    onDone(outcome === 'signedIn');
  };
  const form = useForm({
    initial: { username: '', email: '', password: '', retype: '', invitationCode: '', reason: '' },
    check: ({ password, retype }) => ({
      username: name.isBad ? t(`auth.usernameState.${name.state}`) : undefined,
      email: address.isBad ? t(`auth.emailState.${address.state}`) : undefined,
      retype: retype !== '' && retype !== password ? t('auth.noMatch') : undefined,
    }),
    submit: async ({ username, email, password, invitationCode, reason }) => {
      const made = await signUp(root, {
        username,
        password,
        ...(meta.emailRequiredForSignup && { emailAddress: email }),
        ...(meta.disableRegistration && { invitationCode }),
        ...(meta.approvalRequiredForSignup && { reason }),
        ...answers,
      });
      if (!made.ok) {
        setAnswers({});
        setAttempt((before) => before + 1);
      }
      return made;
    },
    onDone: (outcome) => void finish(outcome),
    explain: (error) => {
      if (isCaptchaRefusal(error)) return { text: t('auth.problem.captcha') };
      const { id, code } = error instanceof ApiError ? error.server : { id: '', code: error.code };
      return { text: t('auth.problem.signUp', { message: serverWords(error, t), id: id || code }) };
    },
  });
  const { password, retype, invitationCode, reason } = form.values;
  const [username, email] = [form.field('username'), form.field('email')];
  const isIncomplete =
    name.state !== 'available' ||
    password === '' ||
    retype !== password ||
    (meta.emailRequiredForSignup && !address.isGood) ||
    (meta.disableRegistration && invitationCode === '') ||
    (meta.approvalRequiredForSignup === true && reason.trim() === '') ||
    captchas.some(({ field }) => answers[field] === undefined);
  return (
    <FormBody form={form} label={t('auth.signUp')} submitLabel={t('auth.signUp')} isIncomplete={isIncomplete} isWide>
      {meta.disableRegistration && (
        <TextField
          {...form.field('invitationCode')}
          onChange={(code) => form.set({ invitationCode: code.trim() })}
          label={t('auth.invitationCode')}
          required
        />
      )}
      <TextField
        {...username}
        onChange={(typed) => {
          form.set({ username: typed.trim() });
          name.check(typed.trim());
        }}
        label={t('auth.username')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        prefix="@"
        suffix={`@${server.host}`}
        // The error says the same.
        help={username.error === undefined ? t(`auth.usernameState.${name.state}`) : undefined}
        required
        autoFocus
      />
      {meta.emailRequiredForSignup && (
        <TextField
          {...email}
          onChange={(typed) => {
            form.set({ email: typed.trim() });
            address.check(typed.trim());
          }}
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          help={email.error === undefined ? t(`auth.emailState.${address.state}`) : undefined}
          required
        />
      )}
      <TextField
        {...form.field('password')}
        label={t('auth.password')}
        type="password"
        autoComplete="new-password"
        // It is there from the start, so that nothing below moves while people type.
        help={password ? t(`auth.strength.${passwordStrength(password)}`) : t('auth.passwordHint')}
        required
      />
      <TextField {...form.field('retype')} label={t('auth.retype')} type="password" autoComplete="new-password" required />
      {meta.approvalRequiredForSignup && (
        <TextArea
          {...form.field('reason')}
          label={t('auth.reason')}
          help={t('auth.reasonHelp')}
          maxLength={1000}
          rows={3}
          dir="auto"
          required
        />
      )}
      {captchas.map((captcha) => (
        <CaptchaBox
          key={`${captcha.field} ${attempt}`}
          captcha={captcha}
          onAnswer={(answer) =>
            setAnswers(({ [captcha.field]: _old, ...rest }) => (answer === undefined ? rest : { ...rest, [captcha.field]: answer }))
          }
        />
      ))}
    </FormBody>
  );
});
