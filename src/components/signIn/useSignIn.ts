import { useState } from 'react';
import type { WireCaptchaAnswers, WirePasskeyRequest } from '~/api/wire';
import { useForm, type Form } from '~/components/form/useForm';
import { useI18n } from '~/i18n/useI18n';
import { fail, ok, type Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { captchasOf, isCaptchaRefusal, type Captcha } from '~/stores/session/captchas';
import { askPasskey, passkeySupport, type PasskeyProblem } from '~/stores/session/passkeys';
import { signInsOf, type SignInAttempt, type SignInStep } from '~/stores/session/signIn';
import { signInProblem } from './signInProblem';
import { useSignInHints } from './useSignInHints';

const NOTHING = { username: '', password: '', token: '' };

/** The typed values of a sign-in. */
type Typed = typeof NOTHING;

/** The current step: name and password, the same with captchas, a one-time token, or a security key. */
type Stage = 'password' | 'captcha' | 'token' | 'key';

/** How an attempt ended. A failed sign-in of an accepted token has already shown why in a dialog. */
type Outcome = 'entered' | 'told' | 'token' | 'captcha' | { readonly key: PasskeyProblem };

interface SignInOptions {
  /** Whether the account is only remembered for switching, and not used now. */
  readonly addOnly: boolean;
  /** Where the page goes once the account is in use, instead of loading again. */
  readonly redirect: string | undefined;
  readonly onDone: (() => void) | undefined;
}

/** The state of a sign-in. */
interface SignIn {
  readonly form: Form<Typed>;
  readonly stage: Stage;
  /** The account of the typed name, if it exists. */
  readonly user: ReturnType<typeof useSignInHints>['user'];
  /** Whether the password is asked for. An account may sign in with a security key alone. */
  readonly wantsPassword: boolean;
  /** Why the security key gave no answer. */
  readonly keyProblem: PasskeyProblem | null;
  /** The captchas of this step. Each round of attempts brings new ones, because an answer works once. */
  readonly captchas: readonly Captcha[];
  readonly round: number;
  /** Whether every captcha of this step is answered. */
  readonly isHuman: boolean;
  readonly answer: (field: Captcha['field'], answer: string | undefined) => void;
  readonly goTo: (stage: Stage) => void;
  /** Asks for the password of an account that could sign in without it. */
  readonly choosePassword: () => void;
  /** Enters with the token of a sign-in that went another way. */
  readonly enter: (token: string) => Promise<Result<Outcome>>;
}

/**
 * Signs in step by step, as the server answers: with the password, perhaps with captchas, and then with the second factor of the account,
 * a security key or a one-time token. An account with a key may need no password. Typed values stay after a refusal.
 */
export function useSignIn({ addOnly, redirect, onDone }: SignInOptions): SignIn {
  const { t } = useI18n();
  const { accounts } = useStores();
  const account = useAccount();
  const { server } = account;
  const signIns = signInsOf(account);
  const [stage, setStage] = useState<Stage>('password');
  const [request, setRequest] = useState<WirePasskeyRequest | null>(null);
  const [keyProblem, setKeyProblem] = useState<PasskeyProblem | null>(null);
  const [isPasswordChosen, setPasswordChosen] = useState(false);
  const [answers, setAnswers] = useState<WireCaptchaAnswers>({});
  const [round, setRound] = useState(0);
  const known = () => (server.meta ? captchasOf(server.meta) : []);

  const enter = async (token: string): Promise<Result<Outcome>> => {
    const { origin } = server;
    const entered = addOnly ? await accounts.add(token, { origin }) : await accounts.login(token, { origin, redirect });
    return ok(entered.ok ? 'entered' : 'told');
  };
  const withKey = async ({ username, password }: Typed, asked: WirePasskeyRequest): Promise<Result<Outcome>> => {
    setRequest(asked);
    setStage('key');
    const answer = await askPasskey(asked);
    if (!answer.ok) return ok({ key: answer.problem });
    const signedIn = await signIns.next({ username, password, credential: answer.credential });
    if (!signedIn.ok) setStage('password');
    return signedIn.ok ? follow(NOTHING, signedIn.value) : signedIn;
  };
  const follow = (typed: Typed, step: SignInStep): Result<Outcome> | Promise<Result<Outcome>> => {
    switch (step.kind) {
      case 'finished':
        return enter(step.token);
      case 'key':
        return passkeySupport() === 'yes' ? withKey(typed, step.request) : ok('token');
      case 'code':
        return ok('token');
      default:
        return ok('captcha');
    }
  };
  const send = async (typed: Typed, attempt: Omit<SignInAttempt, 'username'>): Promise<Result<Outcome>> => {
    const step = await signIns.next({ username: typed.username, ...attempt });
    if (step.ok) return follow(typed, step.value);
    setAnswers({});
    setRound((before) => before + 1);
    if (stage !== 'password' || !isCaptchaRefusal(step.error)) return step;
    // The description of the server is older than its captcha.
    await server.load();
    return known().length > 0 ? ok('captcha') : fail(step.error);
  };
  const begin = async (typed: Typed): Promise<Result<Outcome>> => {
    const { username, password } = typed;
    if (known().length === 0) return send(typed, { password });
    // Accounts with a second factor are asked for no captcha, so the server is asked first.
    const wanted = await signIns.next({ username });
    if (!wanted.ok) return wanted;
    return wanted.value.kind === 'captcha' ? ok('captcha') : send(typed, { password });
  };
  const form = useForm({
    initial: NOTHING,
    // Nothing is lost when it closes: name and password are typed again within seconds.
    isCheapToLose: true,
    submit: (typed: Typed) => {
      setKeyProblem(null);
      const { password, token } = typed;
      switch (stage) {
        case 'token':
          return send(typed, { password, token });
        case 'captcha':
          return send(typed, { password, answers });
        case 'key':
          return request ? withKey(typed, request) : begin(typed);
        default:
          return begin(typed);
      }
    },
    onDone: (outcome) => {
      if (outcome === 'token' || outcome === 'captcha') setStage(outcome);
      else if (outcome === 'entered') onDone?.();
      else if (typeof outcome === 'object') setKeyProblem(outcome.key);
    },
    explain: (error) => signInProblem(error, t),
  });
  const hints = useSignInHints(form.values.username);
  const needsNone = hints.user?.usePasswordLessLogin === true && hints.user.securityKeys === true && passkeySupport() === 'yes';
  const captchas = stage === 'captcha' ? known() : [];
  return {
    form,
    stage,
    user: hints.user,
    wantsPassword: stage === 'token' || stage === 'captcha' || isPasswordChosen || !needsNone,
    keyProblem,
    captchas,
    round,
    isHuman: captchas.every(({ field }) => answers[field] !== undefined),
    answer: (field, answer) => setAnswers(({ [field]: _old, ...rest }) => (answer === undefined ? rest : { ...rest, [field]: answer })),
    goTo: (next) => {
      setKeyProblem(null);
      setStage(next);
    },
    choosePassword: () => setPasswordChosen(true),
    enter,
  };
}
