import { makeAutoObservable } from 'mobx';
import type { WireUserDetailed } from '~/api/wire';
import type { MessageKey, MessageValues } from '~/i18n/I18n';
import { ApiError, RateLimitError, type AppError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';

/** What went wrong, as a text. */
interface Problem {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** Ids that signing in answers with, and what they mean to a person (reference/errors-auth.md section 3). */
const PROBLEMS: Readonly<Record<string, MessageKey>> = {
  '6cc579cc-885d-43d8-95c2-b8c7fc963280': 'auth.problem.noSuchUser',
  '932c904e-9460-45b7-9ce6-7ed33be7eb2c': 'auth.problem.wrongPassword',
  'e03a5f46-d309-4865-9b69-56282d94e1eb': 'auth.problem.suspended',
  '22d05606-fbcf-421a-a2db-b32610dcfd1b': 'auth.problem.tooOften',
  'cdf1235b-ac71-46d4-a3a6-84ccce48df6f': 'auth.problem.wrongToken',
};

/** A six-digit code, or a backup code (spec section 5). */
const TOKEN = /^(?:[0-9]{6}|[A-Z0-9]{32})$/;

/** The two stages of signing in: name and password, then the token of accounts with two-factor authentication. */
export class SignInState {
  username = '';
  password = '';
  token = '';
  asksToken = false;
  isBusy = false;
  problem: Problem | null = null;

  readonly #root: RootStore;
  readonly #addOnly: boolean;

  constructor(root: RootStore, addOnly: boolean) {
    this.#root = root;
    this.#addOnly = addOnly;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSubmit(): boolean {
    return !this.isBusy && /^\w+$/.test(this.username) && this.password !== '' && (!this.asksToken || TOKEN.test(this.token));
  }

  setUsername(username: string): void {
    this.username = username.trim();
    this.asksToken = false;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setToken(token: string): void {
    this.token = token.trim();
  }

  /** @returns whether somebody is signed in now. */
  async submit(): Promise<boolean> {
    if (!this.canSubmit) return false;
    this.begin();
    const done = await this.signIn();
    this.end();
    return done;
  }

  private async signIn(): Promise<boolean> {
    const { session } = this.#root;
    if (!this.asksToken && (await this.wantsToken())) {
      this.askToken();
      return false;
    }
    const signedIn = await session.signIn(this.username, this.password, this.asksToken ? this.token : undefined);
    if (!signedIn.ok) return this.refuse(signedIn.error);
    const entered = this.#addOnly ? await session.addAccount(signedIn.value.i) : await session.login(signedIn.value.i);
    // A failing login has already said why in a dialog of its own (spec section 8, account fetch).
    return entered.ok;
  }

  /** Whether the account has two-factor authentication; an unknown name is for signing in itself to refuse. */
  private async wantsToken(): Promise<boolean> {
    try {
      const user = await this.#root.session.current.api.call('users/show', { username: this.username }, { token: null });
      return (user as WireUserDetailed).twoFactorEnabled;
    } catch {
      return false;
    }
  }

  private begin(): void {
    this.isBusy = true;
    this.problem = null;
  }

  private end(): void {
    this.isBusy = false;
  }

  private askToken(): void {
    this.asksToken = true;
  }

  private refuse(error: AppError): false {
    const id = error instanceof ApiError ? error.server.id : '';
    const known = PROBLEMS[id] ?? (error instanceof RateLimitError ? 'auth.problem.tooOften' : undefined);
    this.problem = known ? { key: known } : { key: 'auth.problem.other', values: { message: error.message, id } };
    return false;
  }
}
