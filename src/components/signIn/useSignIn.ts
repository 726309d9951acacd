import { useState } from 'react';
import type { Res } from '~/api/endpoints';
import type { WirePasskeyRequest } from '~/api/wire';
import { useForm, type Form } from '~/components/form/useForm';
import { useI18n } from '~/i18n/useI18n';
import { ApiError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import { useStores } from '~/react/context';
import { askPasskey, passkeySupport, type PasskeyProblem } from '~/stores/session/passkeys';
import { signIn } from '~/stores/session/signIn';
import { signInProblem } from './signInProblem';
import { useSignInHints } from './useSignInHints';

const NOTHING = { username: '', password: '', token: '' };

/** The typed values of a sign-in. */
type Typed = typeof NOTHING;

/** The current step: name and password, a one-time token, or a security key. */
type Stage = 'password' | 'token' | 'key';

/** How an attempt ended. A failed sign-in of an accepted token has already shown why in a dialog. */
type Outcome = 'entered' | 'told' | 'token' | { readonly key: PasskeyProblem };

/** The id of the refusal of a sign-in without a one-time token. */
const WRONG_TOKEN = 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f';

interface SignInOptions {
  /** Whether the account is only remembered for switching, and not used now. */
  readonly addOnly: boolean;
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
  readonly goTo: (stage: Stage) => void;
  /** Asks for the password of an account that could sign in without it. */
  readonly choosePassword: () => void;
}

/**
 * Signs in step by step: with the password, and then with the second factor of the account, a security key or a one-time token. An
 * account with a key may need no password. Typed values stay after a refusal.
 */
export function useSignIn({ addOnly, onDone }: SignInOptions): SignIn {
  const { t } = useI18n();
  const { accounts, session } = useStores();
  const { api } = session.current;
  const [stage, setStage] = useState<Stage>('password');
  const [request, setRequest] = useState<WirePasskeyRequest | null>(null);
  const [keyProblem, setKeyProblem] = useState<PasskeyProblem | null>(null);
  const [isPasswordChosen, setPasswordChosen] = useState(false);

  const enter = async ({ i }: Res<'signin'>): Promise<Result<Outcome>> => {
    const entered = addOnly ? await accounts.add(i) : await accounts.login(i);
    return ok(entered.ok ? 'entered' : 'told');
  };
  const withKey = async ({ username, password }: Typed, asked: WirePasskeyRequest): Promise<Result<Outcome>> => {
    setRequest(asked);
    setStage('key');
    const answer = await askPasskey(asked);
    if (!answer.ok) return ok({ key: answer.problem });
    const signedIn = await signIn(api, { username, password, credential: answer.credential });
    if (signedIn.ok) return enter(signedIn.value);
    setStage('password');
    return signedIn;
  };
  const withPassword = async (typed: Typed): Promise<Result<Outcome>> => {
    const { username, password } = typed;
    const user = await hints.load();
    const hasKey = user?.securityKeys === true && passkeySupport() === 'yes';
    if (user?.twoFactorEnabled && !hasKey) return ok('token');
    const signedIn = await signIn(api, { username, password });
    if (!signedIn.ok) {
      const isTokenMissing = signedIn.error instanceof ApiError && signedIn.error.server.id === WRONG_TOKEN;
      return isTokenMissing ? ok('token') : signedIn;
    }
    const { challenge, ...rest } = signedIn.value;
    if (challenge === undefined) return enter(signedIn.value);
    return hasKey ? withKey(typed, { challenge, ...rest }) : ok('token');
  };
  const withToken = async (typed: Typed): Promise<Result<Outcome>> => {
    const signedIn = await signIn(api, typed);
    return signedIn.ok ? enter(signedIn.value) : signedIn;
  };
  const form = useForm({
    initial: NOTHING,
    // Nothing is lost when it closes: name and password are typed again within seconds.
    isCheapToLose: true,
    submit: (typed: Typed) => {
      setKeyProblem(null);
      if (stage === 'token') return withToken(typed);
      return stage === 'key' && request ? withKey(typed, request) : withPassword(typed);
    },
    onDone: (outcome) => {
      if (outcome === 'token') setStage('token');
      else if (outcome === 'entered') onDone?.();
      else if (typeof outcome === 'object') setKeyProblem(outcome.key);
    },
    explain: (error) => signInProblem(error, t),
  });
  const hints = useSignInHints(form.values.username);
  const needsNone = hints.user?.usePasswordLessLogin === true && hints.user.securityKeys && passkeySupport() === 'yes';
  return {
    form,
    stage,
    user: hints.user,
    wantsPassword: stage === 'token' || isPasswordChosen || !needsNone,
    keyProblem,
    goTo: (next) => {
      setKeyProblem(null);
      setStage(next);
    },
    choosePassword: () => setPasswordChosen(true),
  };
}
