import { autorun, makeObservable, observableRef, reaction, runInAction, untracked } from 'mobx';
import { disposable, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { tabLock, type TabLock } from '~/storage/TabLock';
import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';
import { Outbox, type PostOutcome } from './Outbox';
import { isAction, type OutboxEntry } from './OutboxEntry';
import { createOutboxSign } from './outboxSign';
import { createSendingNotes, type SendingNotes } from './SendingNotes';
import { WaitingActions } from './WaitingActions';

/** The outbox of an account. */
export interface AccountOutbox {
  readonly account: AccountScope;
  readonly outbox: Outbox;
}

/** How long people have to read that something was kept or refused; ms. */
const TOLD_MS = 8_000;

/** The outboxes of the accounts that are in use. Also tells people the outcome of what nobody waits for. */
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

  /** How much waits or was refused, of all accounts in use, without the notes that this page is posting; observable. */
  get waitingCount(): number {
    const posting = new Set(this.#sending.items.map(({ id }) => id));
    return this.list.reduce((sum, { outbox }) => sum + outbox.entries.filter(({ id }) => !posting.has(id)).length, 0);
  }

  /** The outbox of an account. The first use continues to send what is stored. */
  of(account: AccountScope): Outbox {
    const known = untracked(() => this.list.find((one) => one.account === account));
    if (known) return known.outbox;
    const { kv, local, crossTab, connectivity } = this.#root;
    const actions = new WaitingActions(account);
    const outbox = new Outbox({
      account,
      actions,
      kv,
      local,
      crossTab,
      connectivity,
      lock: this.#lock,
      random: Math.random,
      onEnd: (outcome, entry) => void this.#tell(outcome, entry),
    });
    runInAction(() => (this.list = [...this.list, { account, outbox }]));
    account.life.add(actions.follow(outbox));
    account.life.add(outbox);
    account.life.add(() => runInAction(() => (this.list = this.list.filter((one) => one.account !== account))));
    account.life.add(this.#staySignedIn(account, outbox));
    void outbox.resume();
    return outbox;
  }

  /** Says that something is kept and will be sent, unless the notice of the lost connection does, which counts what waits. */
  tellKept(text: 'outbox.kept' | 'outbox.actionKept' = 'outbox.kept'): Promise<void> {
    return this.#say('info', text, () => !peek(() => this.#root.connectivity.isNoticeShown));
  }

  /** Says that the server refused something which is still in the outbox. */
  tellRefused(text: 'outbox.wasRefused' | 'outbox.actionRefused' = 'outbox.wasRefused'): Promise<void> {
    return this.#say('error', text);
  }

  /** Nothing is said about an action that was sent: it shows already, and there may be many. */
  async #tell(outcome: PostOutcome, entry: OutboxEntry): Promise<void> {
    const { overlays, i18n } = this.#root;
    if (outcome.kind === 'refused') await this.tellRefused(isAction(entry) ? 'outbox.actionRefused' : 'outbox.wasRefused');
    else if (outcome.kind === 'posted' && !isAction(entry)) overlays.toast({ kind: 'success', text: i18n.t('outbox.wasSent') });
  }

  /** Shows a line that opens the outbox, in place of an earlier one. */
  async #say(
    kind: 'info' | 'error',
    text: 'outbox.kept' | 'outbox.actionKept' | 'outbox.wasRefused' | 'outbox.actionRefused',
    isWanted = () => true,
  ): Promise<void> {
    const { overlays, i18n } = this.#root;
    await i18n.shared().catch(() => {});
    if (isWanted()) overlays.toast({ kind, text: i18n.t(text), topic: 'outbox', action: this.#open(), durationMs: TOLD_MS });
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
      () => outbox.entries.length > 0 && account !== session.current,
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
