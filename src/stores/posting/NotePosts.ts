import type { NoteCreateParams } from '~/api/endpoints';
import type { WireNote } from '~/api/wire';
import { ApiError, AuthError, OfflineError, type AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import { findPosted } from '~/lib/postedNote';
import { fail, ok, type Result } from '~/lib/Result';
import { randomId } from '~/lib/randomId';
import type { NoteId } from '~/services/records';
import type { LocalStore } from '~/storage/LocalStore';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import { readAttempts, writeAttempts, type Attempt, type AttemptLog } from './attempts';
import { UnknownOutcome } from './UnknownOutcome';

/** How long to wait before each look for a note whose answer was lost; ms. The server may still be at work. */
const LOOKS_AFTER_MS = [0, 1_500];
/** How long each of these looks and repetitions may take; ms. */
const LOOK_TIMEOUT_MS = 8_000;
/** Own notes that a look reads: the most that servers allow. */
const LOOK_LIMIT = 100;

/** Statuses of a proxy that got no answer itself. */
const LOST_BEHIND_PROXY = [502, 503, 504];

/** The parts of an account that {@link NotePosts} uses. */
export type PostingAccount = Pick<AccountScope, 'key' | 'api' | 'clock' | 'me'> & { readonly ingest: Pick<AccountScope['ingest'], 'note'> };

/** An attempt that is stored outside of the log. */
export interface SentAttempt {
  /** Sent with each repetition. */
  readonly key: string;
  /** When it was first sent, in ms since 1970. */
  readonly beganAtMs: number;
  /** Whether it was sent before, so that its note may already exist. */
  readonly wasSent: boolean;
}

/**
 * Posts notes so that one attempt makes one note. Each attempt has a key that is sent with it and with its repetitions. When an answer is
 * lost, the note may exist all the same: the call is repeated with its key where the server knows keys, and otherwise the note is looked
 * for among the account's own. Posting the same content again is the same attempt until its end is known, also after a reload and in
 * another composer.
 */
export class NotePosts {
  readonly #account: PostingAccount;
  readonly #local: LocalStore;

  constructor(account: PostingAccount, local: LocalStore) {
    this.#account = account;
    this.#local = local;
  }

  /**
   * Posts a note. @returns its id; a refusal of the server, which then has not posted it; or an {@link UnknownOutcome},
   * after which the same content can be posted again without a second note.
   */
  async post(params: NoteCreateParams): Promise<Result<NoteId>> {
    const former = this.openAttempt(params);
    const attempt = former ?? this.#begin(canonicalJson(params));
    if (former) {
      const found = await this.#look(attempt, params);
      if (found.ok && found.value) return this.#settled(attempt, found.value);
    }
    return this.#try(attempt, params, former !== undefined);
  }

  /**
   * Posts a note whose attempt is stored elsewhere. One that was sent before is looked for first; until that is possible, it is not sent
   * again. @returns as {@link post}
   */
  async deliver(params: NoteCreateParams, sent: SentAttempt): Promise<Result<NoteId>> {
    const attempt = { ...sent, content: canonicalJson(params) };
    if (sent.wasSent) {
      const found = await this.find(params, sent);
      if (!found.ok) return found;
      if (found.value !== null) return ok(found.value);
    }
    return this.#try(attempt, params, sent.wasSent);
  }

  /** The attempt to post some content whose end is not known. */
  openAttempt(params: NoteCreateParams): Attempt | undefined {
    const content = canonicalJson(params);
    return this.#log.open.find((one) => one.content === content);
  }

  /** Looks whether an attempt whose answer was lost made its note. @returns its id; null if there is none */
  async find(params: NoteCreateParams, sent: SentAttempt): Promise<Result<NoteId | null>> {
    const attempt = { ...sent, content: canonicalJson(params) };
    const found = await this.#look(attempt, params);
    if (found.ok) return found.value ? this.#settled(attempt, found.value) : ok(null);
    const { error } = found;
    // The server would refuse the note for the same reason.
    return fail(error instanceof AuthError ? error : new UnknownOutcome(error.message, { cause: error }));
  }

  async #try(attempt: Attempt, params: NoteCreateParams, wasSent: boolean): Promise<Result<NoteId>> {
    const answer = await this.#send(attempt, params);
    if (answer.ok) return this.#settled(attempt, answer.value);
    if (!isLost(answer.error)) {
      if (!wasSent) this.#forget(attempt);
      return answer;
    }
    return this.#search(attempt, params, answer.error);
  }

  /** Finds out how an attempt ended whose answer was lost. */
  async #search(attempt: Attempt, params: NoteCreateParams, lost: AppError): Promise<Result<NoteId>> {
    const { api, clock } = this.#account;
    let look: Result<WireNote | undefined> | undefined;
    for (const waitMs of LOOKS_AFTER_MS) {
      if (waitMs > 0) await new Promise<void>((resolve) => void clock.after(waitMs, resolve));
      if (api.knowsKeys) {
        const again = await this.#send(attempt, params, LOOK_TIMEOUT_MS);
        if (again.ok) return this.#settled(attempt, again.value);
        // Such a server would have answered with the note if it existed. A rate-limit error does not tell whether it does.
        if (!isLost(again.error) && !isTooMany(again.error)) {
          this.#forget(attempt);
          return again;
        }
      }
      look = await this.#look(attempt, params);
      if (look.ok && look.value) return this.#settled(attempt, look.value);
    }
    // Nothing left this machine, or the server itself says that it failed: the note does not exist.
    const isOffline = lost instanceof OfflineError && look?.ok === false && look.error instanceof OfflineError;
    const hasFailed = lost instanceof ApiError && !LOST_BEHIND_PROXY.includes(lost.status) && look?.ok === true;
    return fail(isOffline || hasFailed ? lost : new UnknownOutcome(lost.message, { cause: lost }));
  }

  async #send({ key }: Attempt, params: NoteCreateParams, timeoutMs?: number): Promise<Result<WireNote>> {
    const call = this.#account.api.call('notes/create', params, { key, ...(timeoutMs !== undefined && { timeoutMs }) });
    const answer = await settle(call);
    return answer.ok ? ok(answer.value.createdNote) : answer;
  }

  /** Looks for the note among the newest ones of the account. */
  async #look(attempt: Attempt, params: NoteCreateParams): Promise<Result<WireNote | undefined>> {
    const { api, me } = this.#account;
    if (!me) return ok(undefined);
    const where = { userId: me.id, limit: LOOK_LIMIT, withReplies: true, withRenotes: true, withChannelNotes: true };
    const find = async (): Promise<WireNote | undefined> => {
      const notes = await api.call('users/notes', where, { timeoutMs: LOOK_TIMEOUT_MS });
      return findPosted(notes, { content: params, beganAtMs: attempt.beganAtMs, known: this.#log.posted });
    };
    // The server's answer may have any form.
    return settle(find());
  }

  get #log(): AttemptLog {
    const { key, clock } = this.#account;
    return readAttempts(this.#local, key, clock.now());
  }

  #begin(content: string): Attempt {
    const attempt = { key: randomId(), content, beganAtMs: this.#account.clock.now() };
    const { open, posted } = this.#log;
    writeAttempts(this.#local, this.#account.key, { open: [attempt, ...open], posted });
    return attempt;
  }

  #settled(attempt: Attempt, note: WireNote): Result<NoteId> {
    this.#forget(attempt, note.id);
    return ok(this.#account.ingest.note(note, 'fetch'));
  }

  #forget(attempt: Attempt, postedId?: string): void {
    const { open, posted } = this.#log;
    writeAttempts(this.#local, this.#account.key, {
      open: open.filter(({ key }) => key !== attempt.key),
      posted: postedId === undefined ? posted : [postedId, ...posted],
    });
  }
}

/** Whether the server may have carried out the call in spite of the error. */
export const isLost = (error: AppError): boolean => !(error instanceof ApiError) || error.status >= 500;

const isTooMany = (error: AppError): boolean => error instanceof ApiError && error.status === 429;
