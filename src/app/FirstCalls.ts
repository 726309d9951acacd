import { callRequest, type Send } from '~/api/callRequest';
import type { LocalStore } from '~/storage/LocalStore';
import { readAccount, readJson, type AccountBefore } from './storedBefore';

/** Key in localStorage: the first calls of the last start. */
const KEY = 'firstCalls';

/** How many calls are repeated. A browser has six connections to a server with HTTP/1.1, and the code needs some of them. */
const MOST = 4;

/** Parameters that say where a reader stopped. They are different at the next start. */
const PLACE_PARAMS = ['untilId', 'untilDate'];

/** A call without its token. */
interface Call {
  readonly endpoint: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The first calls of a start, as stored for the next one. */
interface StoredCalls {
  /** The address. Another one shows something else. */
  readonly href: string;
  /** The id of the account; null for visitors. */
  readonly me: string | null;
  readonly calls: readonly Call[];
}

interface Sent {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

/** The dependencies of {@link FirstCalls}. */
export interface FirstCallsOptions {
  readonly local: LocalStore;
  /** The origin of the page. */
  readonly origin: string;
  /** Path and query of the page. */
  readonly href: string;
  readonly fetch: Send;
  readonly now: () => number;
}

/**
 * Repeats the first calls of the last start at once, while the code that uses their answers is still loading: most starts begin with the
 * same calls. A call that is different this time is sent as usual.
 */
export class FirstCalls {
  /** When the calls of the last start were repeated, ms since the epoch; null if there were none. */
  readonly sentAtMs: number | null;
  readonly #options: FirstCallsOptions;
  readonly #account: AccountBefore;
  readonly #sent = new Map<string, Sent>();
  readonly #recorded: Call[] = [];
  #isRecording = false;

  constructor(options: FirstCallsOptions) {
    this.#options = options;
    this.#account = readAccount(options.local);
    this.#repeat();
    this.sentAtMs = this.#sent.size > 0 ? options.now() : null;
  }

  /** Sends a request. A call that was already sent is not sent again. */
  readonly fetch: Send = (url, init) => {
    if (this.#isRecording) this.#note(url, init);
    const key = keyOf(url, init);
    const sent = this.#sent.get(key);
    if (!sent) return this.#options.fetch(url, init);
    this.#sent.delete(key);
    init.signal?.addEventListener('abort', () => sent.controller.abort());
    return sent.answer;
  };

  /** Runs a function that asks for the first data. The calls that it sends at once are repeated at the next start. */
  record<T>(ask: () => T): T {
    this.#isRecording = true;
    try {
      return ask();
    } finally {
      this.#isRecording = false;
    }
  }

  /** Call it when everything has been asked for: stores the calls, and cancels those that are not used this time. */
  end(): void {
    const { local, href } = this.#options;
    for (const { controller } of this.#sent.values()) controller.abort();
    this.#sent.clear();
    // Pages without first calls leave those of another address in place, and no trace of their own address.
    if (this.#recorded.length === 0 && readJson<StoredCalls>(local, KEY)?.href !== href) return;
    const stored: StoredCalls = { href, me: this.#account.id, calls: this.#recorded.slice(0, MOST) };
    local.set(KEY, JSON.stringify(stored));
  }

  /** Sends the calls of the last start at this address. */
  #repeat(): void {
    const { local, href, fetch: send } = this.#options;
    const { id, token, origin = this.#options.origin } = this.#account;
    const stored = readJson<StoredCalls>(local, KEY);
    if (stored?.href !== href || stored.me !== id || !Array.isArray(stored.calls)) return;
    for (const call of stored.calls) {
      // Stored data must never prevent the product from starting.
      if (!call?.endpoint) continue;
      const { endpoint, params } = call;
      const { url, init } = callRequest({ origin, endpoint, params, token });
      const controller = new AbortController();
      const answer = send(url, { ...init, signal: controller.signal });
      // The code that uses the answer handles its failure.
      answer.catch(() => undefined);
      this.#sent.set(keyOf(url, init), { answer, controller });
    }
  }

  #note(url: string, init: RequestInit): void {
    const [, endpoint] = url.split('/api/');
    const { i: token = null, ...params } = JSON.parse(bodyOf(init)) as Record<string, unknown>;
    const isRepeatable = endpoint !== undefined && token === this.#account.token && !PLACE_PARAMS.some((name) => name in params);
    if (isRepeatable) this.#recorded.push({ endpoint, params });
  }
}

const bodyOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : '');

const keyOf = (url: string, init: RequestInit): string => `${url} ${bodyOf(init)}`;
