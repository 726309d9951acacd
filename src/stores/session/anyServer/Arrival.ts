import { action, makeObservable, observableRef } from 'mobx';
import type { AppError } from '~/lib/AppError';
import type { RootStore } from '../../RootStore';
import { checkSession } from './checkSession';
import { noteServer } from './lastServers';
import { takeSignIn, type PendingSignIn, type ReturnProblem } from './pendingSignIn';

/** How a return from the page of a server goes on. */
export type ArrivalState =
  | { readonly kind: 'checking' }
  | { readonly kind: ReturnProblem | 'notAllowed' }
  /** The server could not be asked. It can be asked again. */
  | { readonly kind: 'failed'; readonly error: AppError }
  /** There is a token, but the account could not be read or kept, which a dialog has said. */
  | { readonly kind: 'notEntered' }
  /** The page goes where the sign-in began. */
  | { readonly kind: 'entered' };

/**
 * The return from the page of a server, once for each document: takes the sign-in that this tab began, collects its token, and signs in. The
 * token is only kept here until the account is stored.
 */
export class Arrival {
  state: ArrivalState = { kind: 'checking' };
  /** What it goes on with, if it began here. */
  signIn: PendingSignIn | null = null;
  readonly #root: RootStore;
  #token: string | null = null;
  #hasBegun = false;

  constructor(root: RootStore) {
    this.#root = root;
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** Begins with what the address says, which then leaves it and the history. Later calls do nothing. */
  async begin(session: string | undefined): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const { sessionLocal, clock } = this.#root;
    const taken = takeSignIn(sessionLocal, session, clock.now());
    if (typeof taken === 'string') return this.show({ kind: taken });
    this.signIn = taken;
    await this.retry();
  }

  /** Goes on where it failed. */
  async retry(): Promise<void> {
    const { signIn } = this;
    if (!signIn) return;
    this.show({ kind: 'checking' });
    const token = this.#token ?? (await this.#collect(signIn));
    if (token !== null) await this.#enter(signIn, token);
  }

  async #collect(signIn: PendingSignIn): Promise<string | null> {
    const answer = await checkSession(this.#root, signIn);
    if (!answer.ok) this.show({ kind: 'failed', error: answer.error });
    else if (answer.value === null) this.show({ kind: 'notAllowed' });
    else this.#token = answer.value;
    return this.#token;
  }

  async #enter({ origin, mode, back }: PendingSignIn, token: string): Promise<void> {
    const { accounts, local, page } = this.#root;
    const access = { origin, kind: 'app' } as const;
    const entered = mode === 'add' ? await accounts.add(token, access) : await accounts.login(token, { ...access, redirect: back });
    if (!entered.ok) return this.show({ kind: 'notEntered' });
    this.#token = null;
    noteServer(local, origin);
    this.show({ kind: 'entered' });
    if (mode === 'add') page.goTo(back);
  }

  private show(state: ArrivalState): void {
    this.state = state;
  }
}

const make = (root: RootStore): Arrival => new Arrival(root);

/** The return that this document is. */
export const arrivalOf = (root: Pick<RootStore, 'part'>): Arrival => root.part(make);
