import { callRequest, type Send } from '~/api/callRequest';
import type { LocalStore } from '~/storage/LocalStore';
import { readAccount, readJson, type AccountBefore } from './storedBefore';

/** Key in localStorage: the first calls of the last start. */
const KEY = 'firstCalls';

/** How many calls are repeated: those of all columns that a screen has room for. */
const MOST = 12;

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
  /** The id of the account; the server that a visitor has chosen, and null for visitors of that of the page. */
  readonly me: string | null;
  readonly calls: readonly Call[];
  /** Whether columns or windows were open. */
  readonly hasPanes?: boolean;
}

/** What a home timeline asks for first, with the settings that most people have. Nobody else's first start is known. */
const HOME: Call = { endpoint: 'notes/timeline', params: { limit: 10, allowPartial: true, withRenotes: true } };

interface Sent {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

/** The dependencies of {@link FirstCalls}. */
export interface FirstCallsOptions {
  readonly local: LocalStore;
  /** The origin of the page; null if it is no server. */
  readonly origin: string | null;
  /** Path and query of the page. */
  readonly href: string;
  readonly fetch: Send;
  readonly now: () => number;
}

/**
 * Repeats the first calls of the last start at once, while the code that uses their answers is still loading: most starts begin with the
 * same calls. An account that starts for the first time asks for its home timeline. A call that is different this time is sent as usual.
 */
export class FirstCalls {
  /** When the calls of the last start were repeated, ms since the epoch; null if there were none. */
  sentAtMs: number | null = null;
  readonly #options: FirstCallsOptions;
  readonly #account: AccountBefore;
  readonly #stored: Partial<StoredCalls> | null;
  readonly #sent = new Map<string, Sent>();
  readonly #recorded: Call[] = [];
  #isRecording = false;

  constructor(options: FirstCallsOptions) {
    this.#options = options;
    this.#account = readAccount(options.local);
    const stored = readJson<StoredCalls>(options.local, KEY);
    this.#stored = stored?.href === options.href && stored.me === viewerOf(this.#account) ? stored : null;
  }

  /** Whether the last start at this address had columns or windows. */
  get hasPanes(): boolean {
    return this.#stored?.hasPanes === true;
  }

  /** Sends the calls of the last start at this address. Files are to be asked for before: browsers have few connections. */
  repeat(): void {
    const { origin: pageOrigin, fetch: send, now } = this.#options;
    const { token, origin = pageOrigin } = this.#account;
    if (origin === null) return;
    for (const call of this.#expected()) {
      // Stored data must never prevent the product from starting.
      if (!call?.endpoint) continue;
      const { endpoint, params } = call;
      const { url, init } = callRequest({ origin, endpoint, params, token });
      const controller = new AbortController();
      const answer = send(url, { ...init, signal: controller.signal });
      // The code that uses the answer handles its failure.
      answer.catch(() => undefined);
      this.#sent.set(keyOf(url, init), { answer, controller });
      this.sentAtMs ??= now();
    }
  }

  #expected(): readonly Call[] {
    if (!this.#stored) return this.#account.id !== null && this.#options.href === '/' ? [HOME] : [];
    const { calls } = this.#stored;
    return Array.isArray(calls) ? calls.slice(0, MOST) : [];
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

  /**
   * Call it when everything has been asked for: stores the calls, and cancels those that are not used this time.
   * @param hasPanes whether columns or windows are open
   */
  end(hasPanes = false): void {
    const { local, href } = this.#options;
    for (const { controller } of this.#sent.values()) controller.abort();
    this.#sent.clear();
    // Pages without first calls leave those of another address in place, and no trace of their own address.
    if (this.#recorded.length === 0 && readJson<StoredCalls>(local, KEY)?.href !== href) return;
    const stored: StoredCalls = { href, me: viewerOf(this.#account), calls: this.#recorded.slice(0, MOST), hasPanes };
    local.set(KEY, JSON.stringify(stored));
  }

  #note(url: string, init: RequestInit): void {
    const [, endpoint] = url.split('/api/');
    const { i: token = null, ...params } = JSON.parse(bodyOf(init)) as Record<string, unknown>;
    const isRepeatable = endpoint !== undefined && token === this.#account.token && !PLACE_PARAMS.some((name) => name in params);
    if (isRepeatable) this.#recorded.push({ endpoint, params });
  }
}

const viewerOf = ({ id, origin }: AccountBefore): string | null => id ?? origin ?? null;

const bodyOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : '');

const keyOf = (url: string, init: RequestInit): string => `${url} ${bodyOf(init)}`;
