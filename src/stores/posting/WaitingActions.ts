import { reaction, runInAction } from 'mobx';
import { ApiError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { ok, type Result } from '~/lib/Result';
import type { OptimisticChange } from '../entities/PatchedTable';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import { endpointOf, finishAction, isDoneAlready, showAction } from './actionKinds';
import { subjectOf } from './LaterActions';
import { actionOf, type OutboxAction } from './OutboxAction';
import { isAction, type OutboxEntry } from './OutboxEntry';

/** An action whose effect is on screen. */
interface Shown {
  readonly entry: OutboxAction;
  readonly change: OptimisticChange;
}

/** Sends the actions in an account's outbox, and shows what they will change as long as they wait. */
export class WaitingActions {
  readonly #account: AccountScope;
  readonly #shown = new Map<string, Shown>();
  /** Actions that the server has confirmed, and whether what is shown becomes part of the record. */
  readonly #ended = new Map<string, 'commit' | 'undo'>();

  constructor(account: AccountScope) {
    this.#account = account;
  }

  /** Shows the actions of an outbox from now on. */
  follow(outbox: { readonly entries: readonly OutboxEntry[] }): Disposable {
    const stop = reaction(
      () => outbox.entries,
      (entries) => this.#show(entries),
      { fireImmediately: true },
    );
    return { dispose: stop };
  }

  /** Sends an action. One that is done already counts as done. */
  async send(entry: OutboxAction): Promise<Result> {
    const { api, hub } = this.#account;
    const one = actionOf(entry);
    const answer = await settle<unknown>(api.call(endpointOf(one), one.params));
    if (answer.ok) {
      this.confirm(entry);
      // Servers may make something else of it, and say so only by the live connection.
      if (peek(() => hub.state) !== 'open' || one.kind === 'follow') void this.#refresh(entry);
      return ok();
    }
    if (!(answer.error instanceof ApiError && isDoneAlready(one, answer.error.server.code))) return answer;
    this.#ended.set(entry.id, (await this.#refresh(entry)) ? 'undo' : 'commit');
    return ok();
  }

  /** Takes over that the server has carried out an action. */
  confirm(entry: OutboxAction): void {
    this.#ended.set(entry.id, 'commit');
    finishAction(this.#account, actionOf(entry));
  }

  #show(entries: readonly OutboxEntry[]): void {
    const waiting = entries.filter((entry): entry is OutboxAction => isAction(entry) && entry.state === 'waiting');
    const ids = new Set(waiting.map(({ id }) => id));
    runInAction(() => {
      for (const entry of waiting) {
        if (!this.#shown.has(entry.id)) this.#shown.set(entry.id, { entry, change: showAction(this.#account, actionOf(entry)) });
      }
      for (const [id, shown] of this.#shown) if (!ids.has(id)) this.#end(id, shown);
      this.#account.later.show(waiting.map(actionOf));
    });
  }

  #end(id: string, { entry, change }: Shown): void {
    const end = this.#ended.get(id);
    this.#shown.delete(id);
    this.#ended.delete(id);
    if (end === 'commit') change.commit();
    else change.undo();
    // Another tab has sent it or taken it back, or it reached the server before somebody took it back.
    if (end === undefined && entry.sentAtMs !== null) void this.#refresh(entry);
  }

  /** Asks how the subject of an action is now. @returns whether the server said it */
  async #refresh(entry: OutboxAction): Promise<boolean> {
    const { api, ingest, clock } = this.#account;
    const one = actionOf(entry);
    const id = subjectOf(one);
    const asOf = clock.now();
    if ('userId' in one.params) {
      const answer = await settle(api.call('users/show', { userId: id }));
      if (answer.ok) ingest.users([answer.value].flat(), 'fetch');
      return answer.ok;
    }
    const answer = await settle(api.call('notes/show', { noteId: id }));
    if (answer.ok) ingest.note(answer.value, 'fetch', asOf);
    return answer.ok;
  }
}
