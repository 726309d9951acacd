import { makeAutoObservable, observableRef } from 'mobx';
import type { WireMe } from '~/api/wire';
import type { AccountScope } from '~/stores/session/AccountScope';

/** Who posts a note in progress: the account of the pane, or another one for this note only. */
export class Author {
  /** The account that posts the note. */
  account: AccountScope;
  /** The account that posts unless another one is chosen. */
  readonly home: AccountScope;

  readonly #homeMe: WireMe;

  constructor(home: AccountScope, me: WireMe) {
    this.home = home;
    this.account = home;
    this.#homeMe = me;
    makeAutoObservable(this, { home: false, account: observableRef }, { autoBind: true });
  }

  /** The profile of the account that posts. */
  get me(): WireMe {
    return this.account.me ?? this.#homeMe;
  }

  /** Whether the account of the pane posts. */
  get isHome(): boolean {
    return this.account === this.home;
  }

  change(account: AccountScope): void {
    this.account = account;
  }
}
