import { createHash } from 'node:crypto';
import type { Clock } from '~/lib/clock';
import { findPosted, type ListedNote, type NoteContent } from '~/lib/postedNote';
import { keyReused } from '../core/ApiFailure';
import { upstreamSilent, type UpstreamAnswer } from './upstreamSilent';

/** A call of `notes/create` with a key. */
export interface KeyedCall {
  readonly key: string;
  /** The token of the account. */
  readonly token: string;
  /** The parameters as JSON. */
  readonly body: string;
  /** Headers for the upstream. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Options of {@link KeyedPosts}. */
export interface KeyedPostsOptions {
  /** Origin of the upstream. */
  readonly origin: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}

interface Entry {
  readonly account: string;
  readonly fingerprint: string;
  readonly beganAtMs: number;
  /** The running call or its answer. */
  answer: Promise<UpstreamAnswer>;
  /** When the answer of the upstream was lost, ms since 1970; null if it was not. */
  lostAtMs: number | null;
  noteId: string | null;
}

/** How long and how many attempts are remembered. */
const KEPT_MS = 3_600_000;
const KEPT = 1_000;
/** How long the upstream may work on a call; ms. */
const TIMEOUT_MS = 60_000;
/** How long after a lost answer the note may still appear, so that the call is not sent again; ms. */
const UNSETTLED_MS = 10_000;
/** The waits before each look for a note whose answer was lost; ms. */
const LOOKS_AFTER_MS = [0, 1_000];
const LOOK_LIMIT = 30;

/** Failures to reach the upstream at all: it cannot have made the note. */
const UNREACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/;

/**
 * Honors the keys of attempts for an upstream that knows none: a repeated call with its key gets the answer of the first one. When
 * that answer was lost, the note is looked for among the account's own, and the call is sent again only when the note does not
 * exist and cannot appear any more. Everything is in memory, bounded in time and number.
 */
export class KeyedPosts {
  readonly #options: KeyedPostsOptions;
  readonly #entries = new Map<string, Entry>();

  constructor(options: KeyedPostsOptions) {
    this.#options = options;
  }

  /** Number of attempts that are remembered. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Answers a call. Never throws for an upstream that is silent: that is an answer with 502.
   * @throws {ApiFailure} IDEMPOTENCY_KEY_REUSED when the key belongs to other parameters
   */
  async answer(call: KeyedCall): Promise<UpstreamAnswer> {
    this.#forgetOld();
    const account = hash(call.token);
    const id = `${account} ${call.key}`;
    const fingerprint = hash(call.body);
    const known = this.#entries.get(id);
    if (known && known.fingerprint !== fingerprint) throw keyReused();
    if (known) {
      const shared = known.answer;
      const answer = await shared;
      // Calls that wait for the same answer share it, and the first one after a loss looks for all of them.
      if (known.answer !== shared) return known.answer;
      if (known.lostAtMs === null) return answer;
      known.answer = this.#again(id, known, call);
      return known.answer;
    }
    const entry: Entry = { account, fingerprint, beganAtMs: this.#now, answer: NOTHING, lostAtMs: null, noteId: null };
    this.#entries.set(id, entry);
    entry.answer = this.#post(id, entry, call);
    return entry.answer;
  }

  get #now(): number {
    return this.#options.clock.now();
  }

  async #post(id: string, entry: Entry, call: KeyedCall): Promise<UpstreamAnswer> {
    const answer = await this.#send(call, 'notes/create', call.body);
    if (answer === 'unreached' || (answer !== 'lost' && answer.status >= 300 && answer.status < 500)) {
      // A refusal made no note, so the attempt may be made again.
      this.#entries.delete(id);
      return answer === 'unreached' ? upstreamSilent() : answer;
    }
    if (answer !== 'lost' && answer.status < 300) {
      entry.noteId = idIn(answer.body);
      return answer;
    }
    entry.lostAtMs = this.#now;
    for (const waitMs of LOOKS_AFTER_MS) {
      if (waitMs > 0) await new Promise<void>((resolve) => void this.#options.clock.after(waitMs, resolve));
      const found = await this.#look(entry, call);
      if (typeof found === 'object' && found) return found;
    }
    return answer === 'lost' ? upstreamSilent() : answer;
  }

  /** A repetition after the answer was lost. */
  async #again(id: string, entry: Entry, call: KeyedCall): Promise<UpstreamAnswer> {
    const found = await this.#look(entry, call);
    if (found === 'unknown') return upstreamSilent();
    if (found) return found;
    if (entry.lostAtMs !== null && this.#now - entry.lostAtMs < UNSETTLED_MS) return upstreamSilent();
    entry.lostAtMs = null;
    return this.#post(id, entry, call);
  }

  /** Looks for the note of an attempt. Null if it does not exist. */
  async #look(entry: Entry, call: KeyedCall): Promise<UpstreamAnswer | null | 'unknown'> {
    const me = await this.#read(call, 'i', {});
    const userId = (me as { id?: unknown } | null)?.id;
    if (typeof userId !== 'string') return 'unknown';
    const where = { userId, limit: LOOK_LIMIT, withReplies: true, withRenotes: true, withChannelNotes: true };
    const notes = await this.#read(call, 'users/notes', where);
    if (!Array.isArray(notes)) return 'unknown';
    const others = [...this.#entries.values()].filter((other) => other !== entry && other.account === entry.account);
    const known = others.flatMap(({ noteId }) => noteId ?? []);
    const content = (parseJson(call.body) ?? {}) as NoteContent;
    const note = findPosted(notes as readonly ListedNote[], { content, beganAtMs: entry.beganAtMs, known });
    if (!note) return null;
    entry.lostAtMs = null;
    entry.noteId = note.id;
    return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify({ createdNote: note }) };
  }

  async #read(call: KeyedCall, endpoint: string, params: object): Promise<unknown> {
    const answer = await this.#send(call, endpoint, JSON.stringify({ ...params, i: call.token }));
    return typeof answer === 'string' || answer.status !== 200 ? null : parseJson(answer.body);
  }

  async #send({ headers }: KeyedCall, endpoint: string, body: string): Promise<UpstreamAnswer | 'lost' | 'unreached'> {
    const { origin, fetch: send = fetch } = this.#options;
    try {
      const answer = await send(`${origin}/api/${endpoint}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: answer.status, type: answer.headers.get('content-type') ?? 'application/json', body: await answer.text() };
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
      return typeof code === 'string' && UNREACHED.test(code) ? 'unreached' : 'lost';
    }
  }

  #forgetOld(): void {
    for (const [id, { beganAtMs }] of this.#entries) {
      // The oldest are first.
      if (beganAtMs > this.#now - KEPT_MS && this.#entries.size < KEPT) return;
      this.#entries.delete(id);
    }
  }
}

/** Stands in until the first call runs. */
const NOTHING = Promise.resolve(upstreamSilent());

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

function idIn(body: string): string | null {
  const made = parseJson(body) as { createdNote?: { id?: unknown } } | null;
  return typeof made?.createdNote?.id === 'string' ? made.createdNote.id : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
