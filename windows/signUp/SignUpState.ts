import { makeAutoObservable } from 'mobx';
import type { WireMeta } from '~/api/wire';
import { ApiError, type AppError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';
import { passwordStrength } from './passwordStrength';

/** The state of the check whether a name can be used. */
type UsernameState = 'none' | 'waiting' | 'available' | 'taken' | 'invalid' | 'tooLong' | 'unknown';

const MAX_USERNAME_LENGTH = 20;

/** The state of the sign-up form. */
export class SignUpState {
  username = '';
  usernameState: UsernameState = 'none';
  email = '';
  password = '';
  retype = '';
  invitationCode = '';
  isBusy = false;
  problem: { message: string; id: string } | null = null;

  readonly #root: RootStore;
  readonly #meta: WireMeta;
  #check: AbortController | null = null;

  constructor(root: RootStore, meta: WireMeta) {
    this.#root = root;
    this.#meta = meta;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get strength(): 'low' | 'medium' | 'high' {
    return passwordStrength(this.password);
  }

  get matches(): boolean {
    return this.password === this.retype;
  }

  get isUsernameBad(): boolean {
    return this.usernameState === 'taken' || this.usernameState === 'invalid' || this.usernameState === 'tooLong';
  }

  get canSubmit(): boolean {
    return (
      !this.isBusy &&
      this.usernameState === 'available' &&
      this.password !== '' &&
      this.matches &&
      (!this.#meta.emailRequiredForSignup || this.email.includes('@')) &&
      (!this.#meta.disableRegistration || this.invitationCode !== '')
    );
  }

  setUsername(username: string): void {
    this.username = username.trim();
    this.#check?.abort();
    this.usernameState = formOf(this.username);
    if (this.usernameState === 'waiting') void this.checkAvailability(this.username);
  }

  setEmail(email: string): void {
    this.email = email;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setRetype(retype: string): void {
    this.retype = retype;
  }

  setInvitationCode(code: string): void {
    this.invitationCode = code.trim();
  }

  /** Creates the account. @returns null if that failed; the fields keep their values then */
  async submit(): Promise<'signedIn' | 'confirmEmail' | null> {
    if (!this.canSubmit) return null;
    this.setBusy(true);
    const result = await this.#root.session.signUp({
      username: this.username,
      password: this.password,
      ...(this.#meta.emailRequiredForSignup && { emailAddress: this.email }),
      ...(this.#meta.disableRegistration && { invitationCode: this.invitationCode }),
    });
    this.setBusy(false);
    if (result.ok) return result.value;
    this.setProblem(result.error);
    return null;
  }

  private async checkAvailability(username: string): Promise<void> {
    const check = (this.#check = new AbortController());
    try {
      const { available } = await this.#root.session.current.api.call(
        'username/available',
        { username },
        { signal: check.signal, token: null },
      );
      if (!check.signal.aborted) this.setUsernameState(available ? 'available' : 'taken');
    } catch {
      // The server decides in the end, so a failed check must not block the form.
      if (!check.signal.aborted) this.setUsernameState('unknown');
    }
  }

  private setUsernameState(state: UsernameState): void {
    this.usernameState = state;
  }

  private setBusy(busy: boolean): void {
    this.isBusy = busy;
    if (busy) this.problem = null;
  }

  private setProblem(error: AppError): void {
    this.problem = { message: error.message, id: error instanceof ApiError ? error.server.id : error.code };
  }
}

function formOf(username: string): UsernameState {
  if (username === '') return 'none';
  if (!/^\w+$/.test(username)) return 'invalid';
  return username.length > MAX_USERNAME_LENGTH ? 'tooLong' : 'waiting';
}
