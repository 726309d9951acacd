import type { Req } from '~/api/endpoints';
import type { WireCaptchaAnswers, WireCredential, WirePasskeyRequest, WireSignInStep } from '~/api/wire';
import { ApiError, ParseError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { Result } from '~/lib/Result';
import { settle } from '../settle';
import type { AccountScope } from './AccountScope';

/** Servers refuse an attempt within a second of the one before, and count both. */
const APART_MS = 1_000;

/** The id of the refusal of a sign-in without a one-time token. */
const WRONG_TOKEN = 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f';

/** What a server wants next: the password, with answers to its captchas or not; a code; a key; or nothing, because somebody is in. */
export type SignInStep =
  | { readonly kind: 'password' | 'captcha' | 'code' }
  | { readonly kind: 'key'; readonly request: WirePasskeyRequest }
  /** The token is not used yet: pass it to `login` or `add` of the accounts. */
  | { readonly kind: 'finished'; readonly token: string };

/** What is known of somebody who signs in. Without a password, the server only says what it wants beside the name. */
export interface SignInAttempt {
  readonly username: string;
  readonly password?: string;
  readonly token?: string;
  readonly credential?: WireCredential;
  readonly answers?: WireCaptchaAnswers;
}

/** What a key without a name has to sign, and what goes back with its answer. */
interface AnyKeyRequest {
  readonly request: WirePasskeyRequest;
  readonly context: string;
}

/**
 * Signs in step by step, in the way that the server has: newer ones say themselves what they want next, and older ones, as well as
 * some forks, take everything at once.
 */
export class SignIns {
  readonly #account: Pick<AccountScope, 'api' | 'clock' | 'server'>;
  #lastMs = Number.NEGATIVE_INFINITY;

  constructor(account: Pick<AccountScope, 'api' | 'clock' | 'server'>) {
    this.#account = account;
  }

  /** Whether the server has not yet answered that keys need a name. */
  get offersAnyKey(): boolean {
    return !this.#account.server.missing.has('signin-with-passkey');
  }

  /** Sends what is known, and returns what is wanted next. */
  next(attempt: SignInAttempt): Promise<Result<SignInStep>> {
    return settle(
      this.#account.server.missing.instead(
        'signin-flow',
        () => this.#inSteps(attempt),
        () => this.#atOnce(attempt),
      ),
    );
  }

  /** Asks for what any key of this site signs. */
  askAnyKey(): Promise<Result<AnyKeyRequest>> {
    const { api } = this.#account;
    const ask = async () => {
      const { option, context } = await api.call('signin-with-passkey', {}, { token: null });
      if (!option || context === undefined) throw new ParseError('nothing to sign', 'signin-with-passkey');
      return { request: option, context };
    };
    return settle(this.#account.server.missing.remember('signin-with-passkey', ask));
  }

  /** Signs in with the answer of a key, which names its account. */
  withAnyKey({ context }: AnyKeyRequest, credential: WireCredential): Promise<Result<SignInStep>> {
    const { api } = this.#account;
    const send = async (): Promise<SignInStep> => {
      const { signinResponse } = await api.call('signin-with-passkey', { credential, context }, { token: null });
      if (!signinResponse) throw new ParseError('no token', 'signin-with-passkey');
      return { kind: 'finished', token: signinResponse.i };
    };
    return settle(send());
  }

  async #inSteps({ answers, ...rest }: SignInAttempt): Promise<SignInStep> {
    const { api } = this.#account;
    await this.#pause();
    const step = await api.call('signin-flow', { ...rest, ...answers }, { token: null });
    this.#lastMs = this.#account.clock.now();
    return stepOf(step);
  }

  async #atOnce({ username, password, token, credential }: SignInAttempt): Promise<SignInStep> {
    if (password === undefined) return { kind: 'password' };
    const params: Req<'signin'> = { username, password, ...(token !== undefined && { token }), ...(credential && { credential }) };
    await this.#pause();
    try {
      const { i, challenge, id: _id, ...rest } = await this.#account.api.call('signin', params, { token: null });
      if (challenge === undefined) return { kind: 'finished', token: i };
      // Without keys, the challenge only says that there is a second factor.
      return rest.allowCredentials?.length === 0 ? { kind: 'code' } : { kind: 'key', request: { challenge, ...rest } };
    } catch (error) {
      const isCodeMissing = token === undefined && !credential && error instanceof ApiError && error.server.id === WRONG_TOKEN;
      if (isCodeMissing) return { kind: 'code' };
      throw error;
    } finally {
      this.#lastMs = this.#account.clock.now();
    }
  }

  /** Waits until a second has passed since the last attempt. */
  async #pause(): Promise<void> {
    const { clock } = this.#account;
    const waitMs = this.#lastMs + APART_MS - clock.now();
    if (waitMs > 0) await pause(clock, waitMs);
  }
}

function stepOf(step: WireSignInStep): SignInStep {
  if (step.finished) return { kind: 'finished', token: step.i };
  switch (step.next) {
    case 'captcha':
    case 'password':
      return { kind: step.next };
    case 'totp':
      return { kind: 'code' };
    case 'passkey':
      return { kind: 'key', request: step.authRequest };
    default:
      throw new ParseError(`an unknown step: ${String((step as { next?: unknown }).next)}`, 'signin-flow');
  }
}

const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });

const make = (account: AccountScope): SignIns => new SignIns(account);

/** The sign-ins through the server of an account, which may be a visitor. */
export const signInsOf = (account: Pick<AccountScope, 'part'>): SignIns => account.part(make);
