import { action, computed, makeObservable, observableRef } from 'mobx';
import type { NoteCreateParams } from '~/api/endpoints';
import { ApiError, AuthError, RateLimitError, StorageError, type AppError } from '~/lib/AppError';
import { disposable, DisposableStore, type Disposable } from '~/lib/disposable';
import { ok, type Result } from '~/lib/Result';
import { randomId } from '~/lib/randomId';
import type { NoteId } from '~/services/records';
import type { CrossTab } from '~/storage/CrossTab';
import type { KeyValueStore } from '~/storage/KeyValueStore';
import type { LocalStore } from '~/storage/LocalStore';
import type { TabLock } from '~/storage/TabLock';
import type { Connectivity } from '../connectivity/Connectivity';
import type { DraftData } from '../drafts/draftData';
import { settle } from '../settle';
import type { Action } from './LaterActions';
import { NotePosts, type PostingAccount, type SentAttempt } from './NotePosts';
import { actionOf, newOutboxAction, withAction, type ActionSubject } from './OutboxAction';
import {
  isAction,
  isNote,
  OUTBOX_KEY,
  storedEntries,
  withEntries,
  withoutEntry,
  type OutboxDocument,
  type OutboxEntry,
} from './OutboxEntry';
import { newOutboxNote, restOfThread, type NoteReference, type OutboxNote } from './OutboxNote';
import { SENT_FOR_MS } from './outboxState';
import { failureError, storedFailure } from './storedFailure';
import { UnknownOutcome } from './UnknownOutcome';
import type { WaitingActions } from './WaitingActions';

/** The wait after the first failure, which doubles with each further one, and the longest wait; ms. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;

/** How long a server that knows no keys may need before a note that it got can be found; ms. */
const SETTLING_MS = 10_000;

/** How often the server itself may fail with a note before the note lets others pass. */
const SERVER_FAILURES = 5;

/** How long a composer waits for the answer. Then the note goes on in the outbox; ms. */
export const PATIENCE_MS = 10_000;

/** How long a note that is being taken back is not sent, if this page ends meanwhile; ms. */
const RECALL_MS = 60_000;

/** Refusals of the account, not of the note. */
const ACCOUNT_CODES: readonly string[] = ['YOUR_ACCOUNT_SUSPENDED', 'YOUR_ACCOUNT_MOVED'];

/** A note to post. */
export interface NoteToPost {
  readonly params: NoteCreateParams;
  readonly content: DraftData;
  readonly target: NoteReference;
}

/** The known outcome of a note or an action. */
export type PostOutcome =
  /** `noteId` is null for an action, and when another tab posted it. */
  | { readonly kind: 'posted'; readonly noteId: NoteId | null }
  /** It waits in the outbox. */
  | { readonly kind: 'kept' }
  /** It was taken back before it was sent. */
  | { readonly kind: 'undone' }
  /** The server refused it. `id` is its id in the outbox; null if it is not in it. */
  | { readonly kind: 'refused'; readonly error: AppError; readonly id: string | null };

/** Stores notes that leave the outbox elsewhere: one, and the rest of its thread. */
type Keep = (note: OutboxNote, rest: readonly OutboxNote[]) => Promise<boolean>;

/** The services that an {@link Outbox} uses. */
export interface OutboxDeps {
  readonly account: PostingAccount;
  /** Sends what is no note. */
  readonly actions: Pick<WaitingActions, 'send' | 'confirm'>;
  readonly kv: KeyValueStore;
  readonly local: LocalStore;
  readonly crossTab: CrossTab;
  readonly connectivity: Pick<Connectivity, 'isOnline' | 'onBack'>;
  readonly lock: TabLock;
  /** From 0 to 1, so that clients do not come back all at once. */
  readonly random: () => number;
  /** Called with the outcome of what nobody waits for. */
  readonly onEnd: (outcome: PostOutcome, entry: OutboxEntry) => void;
}

/**
 * The notes of an account that are on their way to the server, and the actions that could not be sent at once. Each is stored here before it
 * is sent, and leaves when the server has confirmed it, so that neither a lost answer nor a closed tab loses it. Temporary failures are tried
 * again, in the order of the entries, by one tab at a time.
 */
export class Outbox implements Disposable {
  /** The oldest first; observable. */
  entries: readonly OutboxEntry[] = [];
  /** Whether the storage was read, or refused to be read; observable. */
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** The entry that this tab is sending; observable. */
  sendingId: string | null = null;
  /** The server's refusal of the account, because of which nothing is sent. Observable. */
  stopped: AppError | null = null;

  readonly #deps: OutboxDeps;
  readonly #posts: NotePosts;
  readonly #owned = new DisposableStore();
  readonly #posted = new Map<string, NoteId>();
  /** Notes that a composer waits for. */
  readonly #awaited = new Set<string>();
  /** Ends the wait of notes that can still be taken back. */
  readonly #holds = new Map<string, () => void>();
  readonly #taken = new Set<string>();
  #timer: Disposable | null = null;
  #isDisposed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.#posts = new NotePosts(deps.account, deps.local);
    makeObservable<this, 'show' | 'setSending' | 'stop' | 'setStatus'>(this, {
      entries: observableRef,
      status: observableRef,
      sendingId: observableRef,
      stopped: observableRef,
      notes: computed,
      refusedCount: computed,
      show: action,
      setSending: action,
      setStatus: action,
      stop: action,
    });
    this.#owned.add(deps.crossTab.on('outbox', () => void this.#followTab()));
    this.#owned.add(deps.connectivity.onBack(() => void this.hurry()));
    this.#owned.add(disposable(() => this.#timer?.dispose()));
  }

  /** The account that posts. */
  get account(): PostingAccount {
    return this.#deps.account;
  }

  /** The entries that are notes. */
  get notes(): readonly OutboxNote[] {
    return this.entries.filter(isNote);
  }

  /** How many of the entries the server refused. */
  get refusedCount(): number {
    return this.entries.filter(({ state }) => state === 'refused').length;
  }

  /** Whether an entry is so old that it is sent only when somebody presses "Send now". */
  isOld({ state, sentUntilMs }: OutboxEntry): boolean {
    return state === 'waiting' && sentUntilMs <= this.#deps.account.clock.now();
  }

  /** Reads the stored entries, and continues to send them. Never rejects. */
  async resume(): Promise<void> {
    if ((await settle(this.#read())).ok) await this.#drain();
    else this.setStatus('failed');
  }

  /**
   * Stores a note and sends it.
   * @param onStored called once nothing can lose the note any more, with its id in the outbox
   * @param holdMs how long it waits first, so that it can be taken back
   * @param rest notes that follow it as a thread: each answers the one before
   * @returns its outcome after a while; a note that is still on its way counts as kept
   */
  async post(note: NoteToPost, onStored: (id: string) => void, holdMs = 0, rest: readonly NoteToPost[] = []): Promise<PostOutcome> {
    const { clock } = this.#deps.account;
    const kept = newOutboxNote({ ...note, id: randomId() }, clock.now(), holdMs);
    const thread = [kept];
    for (const part of rest) thread.push({ ...newOutboxNote({ ...part, id: randomId() }, clock.now(), holdMs), after: thread.at(-1)!.id });
    const ids = thread.map(({ id }) => id);
    for (const id of ids) this.#awaited.add(id);
    const stored = await settle(this.#change((entries) => [...entries, ...thread]));
    // What stores nothing cannot promise that each part is posted once.
    if (!stored.ok) return rest.length === 0 ? this.#postAtOnce(note) : { kind: 'refused', error: stored.error, id: null };
    onStored(kept.id);
    if (holdMs > 0) await this.#hold(kept.id, holdMs);
    if (this.#taken.has(kept.id)) return this.#outcomeOf(kept.id);
    this.stop(null);
    await new Promise<void>((resolve) => {
      const timer = clock.after(PATIENCE_MS * ids.length, resolve);
      void this.hurry()
        .finally(() => timer.dispose())
        .then(resolve);
    });
    for (const id of ids) this.#awaited.delete(id);
    // Another tab may have sent it.
    await settle(this.#read());
    const outcomes = ids.map((id) => this.#outcomeOf(id));
    return outcomes.find(({ kind }) => kind !== 'posted') ?? outcomes[0]!;
  }

  /**
   * Stores an action, which is sent as soon as the server and the order allow. Rejects with a `StorageError`.
   * @param wasSent whether it may have reached the server
   */
  async add(one: Action, about: ActionSubject, wasSent: boolean): Promise<void> {
    const nowMs = this.#deps.account.clock.now();
    const added = newOutboxAction(one, { id: randomId(), about, nowMs, wasSent });
    // A renote whose answer was lost is the same attempt.
    const attempt = one.kind === 'renote' ? this.#posts.openAttempt(one.params) : undefined;
    const entry = attempt ? { ...added, id: attempt.key, sentAtMs: attempt.beganAtMs } : added;
    await this.#change((entries) => withAction(entries, wasSent ? { ...entry, nextAtMs: nowMs + FIRST_WAIT_MS } : entry));
    void this.#drain();
  }

  /**
   * Takes back a note that waits for its first try, and the rest of its thread. Until that is done, it is not sent.
   * @returns as {@link take}
   */
  async recall(id: string, keep: Keep): Promise<Result<OutboxNote | null>> {
    const { clock } = this.#deps.account;
    const formerMs = this.notes.find((note) => note.id === id)?.notBeforeMs ?? 0;
    const stop = (notBeforeMs: number) =>
      settle(this.#change((entries) => entries.map((one) => (one.id === id && one.sentAtMs === null ? { ...one, notBeforeMs } : one))));
    await stop(clock.now() + RECALL_MS);
    const taken = await this.take(id, keep, true);
    if (!taken.ok) {
      await stop(formerMs);
      void this.#drain();
    }
    return taken as Result<OutboxNote | null>;
  }

  /** Sends what waits as soon as the server and the order allow, without the rest of their wait. Never rejects. */
  async hurry(): Promise<void> {
    const now = this.#deps.account.clock.now();
    const isSlow = ({ state, nextAtMs }: OutboxEntry): boolean => state === 'waiting' && nextAtMs > now;
    if (this.entries.some(isSlow))
      await settle(this.#change((entries) => entries.map((one) => (isSlow(one) ? { ...one, nextAtMs: now } : one))));
    await this.#drain();
  }

  /** Sends an entry on request: one that was refused or is old, or all of them after the account was refused. */
  async sendNow(id: string): Promise<Result> {
    const now = this.#deps.account.clock.now();
    const fresh = { state: 'waiting' as const, tries: 0, serverFailures: 0, nextAtMs: now, sentUntilMs: now + SENT_FOR_MS };
    const changed = await settle(this.#change((entries) => entries.map((one) => (one.id === id ? { ...one, ...fresh } : one))));
    if (!changed.ok) return changed;
    this.stop(null);
    await this.hurry();
    return ok();
  }

  /**
   * Takes an entry out, to edit or to discard it. Waits until no tab sends it, and looks whether the server already has a note.
   * @param keep stores a note elsewhere; if it fails, the note stays
   * @param withRest whether to take the notes that wait for it as well
   * @returns the entry; null when it was sent or is gone
   */
  async take(id: string, keep: Keep = () => Promise.resolve(true), withRest = false): Promise<Result<OutboxEntry | null>> {
    return settle(
      this.#alone(async () => {
        const entry = (await this.#read()).find((one) => one.id === id);
        if (!entry) return null;
        const params = postedParams(entry);
        if (params && entry.sentAtMs !== null && entry.state === 'waiting') {
          const found = await this.#posts.find(params, attemptOf(entry));
          if (found.ok && found.value !== null) {
            await this.#end(entry, { kind: 'posted', noteId: found.value });
            return null;
          }
        }
        const rest = withRest ? restOfThread(this.notes, id) : [];
        if (isNote(entry) && !(await keep(entry, rest))) throw new StorageError('the browser keeps no draft');
        const gone = [entry, ...rest].map((one) => one.id);
        for (const one of gone) this.#taken.add(one);
        if (rest.length > 0) await this.#change((entries) => entries.filter((one) => !gone.includes(one.id)));
        else await this.drop(id);
        return entry;
      }),
    );
  }

  /** Removes an entry that is kept elsewhere. Rejects with a `StorageError`. */
  async drop(id: string): Promise<void> {
    await this.#change((entries) => withoutEntry(entries, id, null));
  }

  /** Puts an entry back that was taken out. */
  async putBack(entry: OutboxEntry): Promise<Result> {
    this.#taken.delete(entry.id);
    const put = await settle(
      this.#change((entries) => [...entries.filter(({ id }) => id !== entry.id), entry].toSorted((a, b) => a.postedAtMs - b.postedAtMs)),
    );
    if (put.ok) void this.#drain();
    return put;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#owned.dispose();
  }

  /** A browser that stores nothing can still post, with the note in the composer until its end is known. */
  async #postAtOnce({ params }: NoteToPost): Promise<PostOutcome> {
    const posted = await this.#posts.post(params);
    return posted.ok ? { kind: 'posted', noteId: posted.value } : { kind: 'refused', error: posted.error, id: null };
  }

  /** Waits until a note may be sent, or is gone. */
  #hold(id: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#deps.account.clock.after(ms, () => end());
      const end = () => {
        timer.dispose();
        this.#holds.delete(id);
        resolve();
      };
      this.#holds.set(id, end);
    });
  }

  #outcomeOf(id: string): PostOutcome {
    if (this.#taken.has(id)) return { kind: 'undone' };
    const note = this.notes.find((one) => one.id === id);
    if (!note) return { kind: 'posted', noteId: this.#posted.get(id) ?? null };
    return note.state === 'refused' && note.failure ? { kind: 'refused', error: failureError(note.failure), id } : { kind: 'kept' };
  }

  async #followTab(): Promise<void> {
    if ((await settle(this.#read())).ok) this.#schedule();
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#deps.lock.run(`outbox:${this.#deps.account.key}`, work);
  }

  /** Sends what is due, one after the other. Never rejects: what could not be sent stays. */
  async #drain(): Promise<void> {
    if (this.#isDisposed || !this.#next()) return;
    await settle(
      this.#alone(async () => {
        while (await this.#sendNext());
      }),
    );
    this.#schedule();
  }

  /** The entry whose turn it is. Entries keep their order; those that ask the person first let others pass. */
  #next(): OutboxEntry | undefined {
    const isBehind = (entry: OutboxEntry): boolean =>
      isNote(entry) && entry.after !== undefined && this.entries.some(({ id }) => id === entry.after);
    return this.entries.find((entry) => entry.state === 'waiting' && !this.isOld(entry) && !isBehind(entry));
  }

  #mayBegin(): boolean {
    const { connectivity } = this.#deps;
    return !this.#isDisposed && this.stopped === null && connectivity.isOnline;
  }

  #schedule(): void {
    this.#timer?.dispose();
    const entry = this.#next();
    if (!entry || !this.#mayBegin()) return;
    const { clock } = this.#deps.account;
    const dueMs = Math.max(entry.nextAtMs, entry.notBeforeMs);
    this.#timer = clock.after(Math.max(0, dueMs - clock.now()), () => void this.#drain());
  }

  /** @returns whether the next entry may follow */
  async #sendNext(): Promise<boolean> {
    await this.#read();
    const entry = this.#next();
    const now = this.#deps.account.clock.now();
    if (!entry || !this.#mayBegin() || entry.nextAtMs > now || entry.notBeforeMs > now) return false;
    const begun = { ...entry, sentAtMs: entry.sentAtMs ?? now };
    // Stored first: after a crash, a note is looked for before it is sent again.
    await this.#put(begun);
    this.setSending(entry.id);
    const sent = await this.#deliver(begun, entry.sentAtMs !== null);
    this.setSending(null);
    if (sent.ok) {
      await this.#end(begun, { kind: 'posted', noteId: sent.value });
      return true;
    }
    return this.#failed(begun, sent.error);
  }

  async #deliver(entry: OutboxEntry, wasSent: boolean): Promise<Result<NoteId | null>> {
    const params = postedParams(entry);
    if (params) return this.#posts.deliver(params, attemptOf(entry, wasSent));
    const done = isAction(entry) ? await this.#deps.actions.send(entry) : ok();
    return done.ok ? ok(null) : done;
  }

  /** @returns whether the next entry may follow */
  async #failed(entry: OutboxEntry, error: AppError): Promise<boolean> {
    const now = this.#deps.account.clock.now();
    const failure = storedFailure(error);
    const isAwaited = this.#awaited.has(entry.id);
    const isAnswer = error instanceof ApiError && error.status < 500;
    if (isAnswer && !isAwaited && aboutAccount(error)) {
      this.stop(error);
      await this.#put({ ...entry, failure });
      return false;
    }
    const isTooMany = error instanceof RateLimitError;
    const serverFailures = error instanceof ApiError ? entry.serverFailures + 1 : 0;
    const isRefused = isAnswer ? isAwaited || !isTooMany : serverFailures >= SERVER_FAILURES;
    if (isRefused) {
      await this.#end({ ...entry, failure, state: 'refused' }, { kind: 'refused', error, id: entry.id });
      return true;
    }
    const tries = entry.tries + 1;
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.5 + this.#deps.random() / 2);
    const mayAppear = error instanceof UnknownOutcome && !this.#deps.account.api.knowsKeys;
    const floorMs = isTooMany ? (error.retryAfterMs ?? 0) : mayAppear ? SETTLING_MS : 0;
    await this.#put({ ...entry, failure, tries, serverFailures, nextAtMs: now + waitMs, notBeforeMs: now + floorMs });
    return false;
  }

  /** Stores the end of an entry. */
  async #end(entry: OutboxEntry, outcome: PostOutcome): Promise<void> {
    if (outcome.kind === 'posted') {
      if (outcome.noteId !== null) this.#posted.set(entry.id, outcome.noteId);
      if (isAction(entry) && postedParams(entry)) this.#deps.actions.confirm(entry);
      await this.#change((entries) => withoutEntry(entries, entry.id, outcome.noteId));
    } else await this.#put(entry);
    if (!this.#awaited.has(entry.id)) this.#deps.onEnd(outcome, entry);
  }

  async #put(entry: OutboxEntry): Promise<void> {
    await this.#change((entries) => entries.map((one) => (one.id === entry.id ? entry : one)));
  }

  async #read(): Promise<readonly OutboxEntry[]> {
    const entries = storedEntries(await this.#deps.kv.get(OUTBOX_KEY), this.#deps.account.key);
    this.show(entries);
    return entries;
  }

  async #change(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): Promise<void> {
    const { kv, crossTab, account } = this.#deps;
    let next: readonly OutboxEntry[] = [];
    await kv.update<OutboxDocument>(OUTBOX_KEY, (document) => {
      next = change(storedEntries(document, account.key));
      return withEntries(document, account.key, next);
    });
    this.show(next);
    crossTab.post('outbox', {});
  }

  private show(entries: readonly OutboxEntry[]): void {
    this.entries = entries;
    this.status = 'ready';
    for (const [id, end] of this.#holds) if (!entries.some((entry) => entry.id === id)) end();
  }

  private setStatus(status: 'failed'): void {
    this.status = status;
  }

  private setSending(id: string | null): void {
    this.sendingId = id;
  }

  private stop(error: AppError | null): void {
    this.stopped = error;
  }
}

const aboutAccount = (error: ApiError): boolean => error instanceof AuthError || ACCOUNT_CODES.includes(error.server.code);

/** The body of `notes/create` of an entry that posts something: a note or a renote. */
function postedParams(entry: OutboxEntry): NoteCreateParams | null {
  if (isNote(entry)) return entry.params;
  const one = actionOf(entry);
  return one.kind === 'renote' ? one.params : null;
}

const attemptOf = ({ id, sentAtMs, postedAtMs }: OutboxEntry, wasSent = true): SentAttempt => ({
  key: id,
  beganAtMs: sentAtMs ?? postedAtMs,
  wasSent,
});
