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
import { NotePosts, type PostingAccount, type SentAttempt } from './NotePosts';
import {
  newOutboxNote,
  OUTBOX_KEY,
  outboxNotes,
  SENT_FOR_MS,
  threadFrom,
  withNotes,
  withoutNote,
  type NoteReference,
  type OutboxDocument,
  type OutboxNote,
} from './OutboxNote';
import { failureError, storedFailure } from './storedFailure';
import { UnknownOutcome } from './UnknownOutcome';

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

/** The known outcome of a note. */
export type PostOutcome =
  /** `noteId` is null when another tab posted it. */
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
  readonly kv: KeyValueStore;
  readonly local: LocalStore;
  readonly crossTab: CrossTab;
  readonly connectivity: Pick<Connectivity, 'isOnline' | 'onBack'>;
  readonly lock: TabLock;
  /** From 0 to 1, so that clients do not come back all at once. */
  readonly random: () => number;
  /** Called with the outcome of a note that no composer waits for. */
  readonly onEnd: (outcome: PostOutcome) => void;
}

/**
 * The notes of an account that are on their way to the server. A note is stored here before it is sent, and leaves when the server has
 * confirmed it, so that neither a lost answer nor a closed tab loses it. Temporary failures are tried again, in the order of the notes, by
 * one tab at a time.
 */
export class Outbox implements Disposable {
  /** The oldest first; observable. */
  notes: readonly OutboxNote[] = [];
  /** Whether the storage was read, or refused to be read; observable. */
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** The note that this tab is sending; observable. */
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
      notes: observableRef,
      status: observableRef,
      sendingId: observableRef,
      stopped: observableRef,
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

  /** How many of the notes the server refused. */
  get refusedCount(): number {
    return this.notes.filter(({ state }) => state === 'refused').length;
  }

  /** Whether a note has waited so long that it is only sent on request. */
  isOld({ state, sentUntilMs }: OutboxNote): boolean {
    return state === 'waiting' && sentUntilMs <= this.#deps.account.clock.now();
  }

  /** Reads the stored notes, and continues to send them. Never rejects. */
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
    const stored = await settle(this.#change((notes) => [...notes, ...thread]));
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
   * Takes back a note that waits for its first try, and the rest of its thread. Until that is done, it is not sent.
   * @returns as {@link take}
   */
  async recall(id: string, keep: Keep): Promise<Result<OutboxNote | null>> {
    const { clock } = this.#deps.account;
    const formerMs = this.notes.find((note) => note.id === id)?.notBeforeMs ?? 0;
    const stop = (notBeforeMs: number) =>
      settle(this.#change((notes) => notes.map((note) => (note.id === id && note.sentAtMs === null ? { ...note, notBeforeMs } : note))));
    await stop(clock.now() + RECALL_MS);
    const taken = await this.take(id, keep, true);
    if (!taken.ok) {
      await stop(formerMs);
      void this.#drain();
    }
    return taken;
  }

  /** Sends waiting notes as soon as the server and the order allow, without the rest of their wait. Never rejects. */
  async hurry(): Promise<void> {
    const now = this.#deps.account.clock.now();
    const isSlow = ({ state, nextAtMs }: OutboxNote): boolean => state === 'waiting' && nextAtMs > now;
    if (this.notes.some(isSlow))
      await settle(this.#change((notes) => notes.map((note) => (isSlow(note) ? { ...note, nextAtMs: now } : note))));
    await this.#drain();
  }

  /** Sends a note on request: one that was refused or is old, or all of them after the account was refused. */
  async sendNow(id: string): Promise<Result> {
    const now = this.#deps.account.clock.now();
    const fresh = { state: 'waiting' as const, tries: 0, serverFailures: 0, nextAtMs: now, sentUntilMs: now + SENT_FOR_MS };
    const changed = await settle(this.#change((notes) => notes.map((note) => (note.id === id ? { ...note, ...fresh } : note))));
    if (!changed.ok) return changed;
    this.stop(null);
    await this.hurry();
    return ok();
  }

  /**
   * Takes a note out, to edit or to discard it. Waits until no tab sends it, and looks whether the server already has it.
   * @param keep stores it elsewhere; if it fails, the note stays
   * @param withRest whether to take those that wait for it as well
   * @returns the note; null when it was posted or is gone
   */
  async take(id: string, keep: Keep = () => Promise.resolve(true), withRest = false): Promise<Result<OutboxNote | null>> {
    return settle(
      this.#alone(async () => {
        const note = (await this.#read()).find((one) => one.id === id);
        if (!note) return null;
        if (note.sentAtMs !== null && note.state === 'waiting') {
          const found = await this.#posts.find(note.params, attemptOf(note));
          if (found.ok && found.value !== null) {
            await this.#end(note, { kind: 'posted', noteId: found.value });
            return null;
          }
        }
        const [, ...rest] = withRest ? threadFrom(this.notes, id) : [note];
        if (!(await keep(note, rest))) throw new StorageError('the browser keeps no draft');
        const gone = [note, ...rest].map((one) => one.id);
        for (const one of gone) this.#taken.add(one);
        if (rest.length > 0) await this.#change((notes) => notes.filter((one) => !gone.includes(one.id)));
        else await this.drop(id);
        return note;
      }),
    );
  }

  /** Removes a note that is kept elsewhere. Rejects with a `StorageError`. */
  async drop(id: string): Promise<void> {
    await this.#change((notes) => withoutNote(notes, id, null));
  }

  /** Puts a note back that was taken out. */
  async putBack(note: OutboxNote): Promise<Result> {
    this.#taken.delete(note.id);
    const put = await settle(
      this.#change((notes) => [...notes.filter(({ id }) => id !== note.id), note].toSorted((a, b) => a.postedAtMs - b.postedAtMs)),
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

  /** Sends the notes that are due, one after the other. Never rejects: notes that could not be sent stay. */
  async #drain(): Promise<void> {
    if (this.#isDisposed || !this.#next()) return;
    await settle(
      this.#alone(async () => {
        while (await this.#sendNext());
      }),
    );
    this.#schedule();
  }

  /** The note whose turn it is. Notes keep their order; those that ask the person first let others pass. */
  #next(): OutboxNote | undefined {
    const isBehind = ({ after }: OutboxNote): boolean => after !== undefined && this.notes.some(({ id }) => id === after);
    return this.notes.find((note) => note.state === 'waiting' && !this.isOld(note) && !isBehind(note));
  }

  #mayBegin(): boolean {
    const { connectivity } = this.#deps;
    return !this.#isDisposed && this.stopped === null && connectivity.isOnline;
  }

  #schedule(): void {
    this.#timer?.dispose();
    const note = this.#next();
    if (!note || !this.#mayBegin()) return;
    const { clock } = this.#deps.account;
    const dueMs = Math.max(note.nextAtMs, note.notBeforeMs);
    this.#timer = clock.after(Math.max(0, dueMs - clock.now()), () => void this.#drain());
  }

  /** @returns whether the next note may follow */
  async #sendNext(): Promise<boolean> {
    await this.#read();
    const note = this.#next();
    const now = this.#deps.account.clock.now();
    if (!note || !this.#mayBegin() || note.nextAtMs > now || note.notBeforeMs > now) return false;
    // Stored first: after a crash, the note is looked for before it is sent again.
    await this.#put({ ...note, sentAtMs: note.sentAtMs ?? now });
    this.setSending(note.id);
    const sent = await this.#posts.deliver(note.params, attemptOf({ ...note, sentAtMs: note.sentAtMs ?? now }, note.sentAtMs !== null));
    this.setSending(null);
    if (sent.ok) {
      await this.#end(note, { kind: 'posted', noteId: sent.value });
      return true;
    }
    return this.#failed({ ...note, sentAtMs: note.sentAtMs ?? now }, sent.error);
  }

  /** @returns whether the next note may follow */
  async #failed(note: OutboxNote, error: AppError): Promise<boolean> {
    const now = this.#deps.account.clock.now();
    const failure = storedFailure(error);
    const isAwaited = this.#awaited.has(note.id);
    const isAnswer = error instanceof ApiError && error.status < 500;
    if (isAnswer && !isAwaited && aboutAccount(error)) {
      this.stop(error);
      await this.#put({ ...note, failure });
      return false;
    }
    const isTooMany = error instanceof RateLimitError;
    const serverFailures = error instanceof ApiError ? note.serverFailures + 1 : 0;
    const isRefused = isAnswer ? isAwaited || !isTooMany : serverFailures >= SERVER_FAILURES;
    if (isRefused) {
      await this.#end({ ...note, failure, state: 'refused' }, { kind: 'refused', error, id: note.id });
      return true;
    }
    const tries = note.tries + 1;
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.5 + this.#deps.random() / 2);
    const mayAppear = error instanceof UnknownOutcome && !this.#deps.account.api.knowsKeys;
    const floorMs = isTooMany ? (error.retryAfterMs ?? 0) : mayAppear ? SETTLING_MS : 0;
    await this.#put({ ...note, failure, tries, serverFailures, nextAtMs: now + waitMs, notBeforeMs: now + floorMs });
    return false;
  }

  /** Stores the end of a note. */
  async #end(note: OutboxNote, outcome: PostOutcome): Promise<void> {
    if (outcome.kind === 'posted') {
      if (outcome.noteId !== null) this.#posted.set(note.id, outcome.noteId);
      await this.#change((notes) => withoutNote(notes, note.id, outcome.noteId));
    } else await this.#put(note);
    if (!this.#awaited.has(note.id)) this.#deps.onEnd(outcome);
  }

  async #put(note: OutboxNote): Promise<void> {
    await this.#change((notes) => notes.map((one) => (one.id === note.id ? note : one)));
  }

  async #read(): Promise<readonly OutboxNote[]> {
    const notes = outboxNotes(await this.#deps.kv.get(OUTBOX_KEY), this.#deps.account.key);
    this.show(notes);
    return notes;
  }

  async #change(change: (notes: readonly OutboxNote[]) => readonly OutboxNote[]): Promise<void> {
    const { kv, crossTab, account } = this.#deps;
    let next: readonly OutboxNote[] = [];
    await kv.update<OutboxDocument>(OUTBOX_KEY, (document) => {
      next = change(outboxNotes(document, account.key));
      return withNotes(document, account.key, next);
    });
    this.show(next);
    crossTab.post('outbox', {});
  }

  private show(notes: readonly OutboxNote[]): void {
    this.notes = notes;
    this.status = 'ready';
    for (const [id, end] of this.#holds) if (!notes.some((note) => note.id === id)) end();
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

const attemptOf = ({ id, sentAtMs, postedAtMs }: OutboxNote, wasSent = true): SentAttempt => ({
  key: id,
  beganAtMs: sentAtMs ?? postedAtMs,
  wasSent,
});
