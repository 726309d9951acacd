import { autorun, makeObservable, observableRef, reaction, runInAction, untracked } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { tabLock, type TabLock } from '~/storage/TabLock';
import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';
import { Outbox, type PostOutcome } from './Outbox';
import { createOutboxSign } from './outboxSign';
import { createSendingNotes, type SendingNotes } from './SendingNotes';

/** The outbox of an account. */
export interface AccountOutbox {
  readonly account: AccountScope;
  readonly outbox: Outbox;
}

/** How long people have to read that a note was kept or refused; ms. */
const TOLD_MS = 8_000;

/** The outboxes of the accounts that are in use. Also tells people the outcome of notes that no composer waits for. */
export class Outboxes {
  /** Observable. */
  list: readonly AccountOutbox[] = [];
  readonly #root: RootStore;
  readonly #lock: TabLock;
  readonly #sending: SendingNotes;

  constructor(root: RootStore) {
    this.#root = root;
    this.#sending = root.part(createSendingNotes);
    this.#lock = tabLock({ kv: root.kv, clock: root.clock, locks: globalThis.navigator?.locks });
    makeObservable(this, { list: observableRef });
    const sign = root.part(createOutboxSign);
    autorun(() => {
      const count = this.waitingCount;
      runInAction(() => sign.set(count));
    });
  }

  /** How many notes wait or were refused, of all accounts in use, without those that this page is posting; observable. */
  get waitingCount(): number {
    const posting = new Set(this.#sending.items.map(({ id }) => id));
    return this.list.reduce((sum, { outbox }) => sum + outbox.notes.filter(({ id }) => !posting.has(id)).length, 0);
  }

  /** The outbox of an account. The first use continues to send the stored notes. */
  of(account: AccountScope): Outbox {
    const known = untracked(() => this.list.find((one) => one.account === account));
    if (known) return known.outbox;
    const { kv, local, crossTab, connectivity } = this.#root;
    const outbox = new Outbox({
      account,
      kv,
      local,
      crossTab,
      connectivity,
      lock: this.#lock,
      random: Math.random,
      onEnd: (outcome) => this.#tell(outcome),
    });
    runInAction(() => (this.list = [...this.list, { account, outbox }]));
    account.life.add(outbox);
    account.life.add(() => runInAction(() => (this.list = this.list.filter((one) => one.account !== account))));
    account.life.add(this.#staySignedIn(account, outbox));
    void outbox.resume();
    return outbox;
  }

  /** Says that a note is kept and will be sent, unless the notice of the lost connection does, which counts the notes. */
  tellKept(): void {
    const { overlays, i18n, connectivity } = this.#root;
    if (peek(() => connectivity.isNoticeShown)) return;
    overlays.toast({ kind: 'info', text: i18n.t('outbox.kept'), action: this.#open(), durationMs: TOLD_MS });
  }

  /** Says that the server refused a note which is still in the outbox. */
  tellRefused(): void {
    const { overlays, i18n } = this.#root;
    overlays.toast({ kind: 'error', text: i18n.t('outbox.wasRefused'), action: this.#open(), durationMs: TOLD_MS });
  }

  #tell(outcome: PostOutcome): void {
    const { overlays, i18n } = this.#root;
    if (outcome.kind === 'refused') this.tellRefused();
    else if (outcome.kind === 'posted') overlays.toast({ kind: 'success', text: i18n.t('outbox.wasSent') });
  }

  #open(): { readonly label: string; run(): void } {
    const { overlays, i18n } = this.#root;
    return { label: i18n.t('outbox.open'), run: () => void overlays.open('outbox', {}) };
  }

  /** An account that is not the current one stays signed in while notes of it wait, although no pane shows it. */
  #staySignedIn(account: AccountScope, outbox: Outbox): Disposable {
    const { session, workspace } = this.#root;
    let lease: Disposable | undefined;
    const stop = reaction(
      () => outbox.notes.length > 0 && account !== session.current,
      (isNeeded) => {
        lease?.dispose();
        lease = isNeeded && account.ref !== null ? workspace.accounts.acquire(account.ref) : undefined;
      },
    );
    return disposable(() => {
      stop();
      lease?.dispose();
    });
  }
}

/** Creates the store; use it with `root.part`, which keeps one instance. */
export const createOutboxes = (root: RootStore): Outboxes => new Outboxes(root);
