import { action, makeObservable, observable, runInAction } from 'mobx';
import { ApiError, CancelledError, ParseError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import { previewAddress, readUrlPreview, type UrlPreview } from '~/services/urlPreview';
import type { RootStore } from '../RootStore';

/** How far the preview of one address is. */
export type UrlPreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly preview: UrlPreview };

/** What the store is made of. */
export interface UrlPreviewDeps {
  /** Asks the server; null where the answer is no preview. Rejects with an `AppError`. */
  readonly load: (address: string, signal: AbortSignal) => Promise<UrlPreview | null>;
  readonly clock: Clock;
}

const LOADING: UrlPreviewState = Object.freeze({ status: 'loading' });
const FAILED: UrlPreviewState = Object.freeze({ status: 'failed' });

/** The server fetches a page for each, which takes its time: more at once would keep notes waiting behind previews. */
const AT_ONCE = 3;
/** Previews kept that nobody shows just now. */
const KEPT = 200;
/** How long a page that cannot be previewed is left alone, and one that could not be asked for; ms. */
const REFUSED_MS = 10 * 60_000;
const UNREACHED_MS = 30_000;

interface Request {
  readonly address: string;
  users: number;
  /** While the server is asked. */
  asking: AbortController | null;
  /** Moment from which a failed one is tried again; ms since the epoch. */
  retryAt: number;
}

/**
 * What the pages that notes link to look like, shared by everything that shows them: one question to the server for each
 * address. It is dropped when nobody shows it any more, and not repeated for a while when it failed.
 */
export class UrlPreviewStore {
  readonly #deps: UrlPreviewDeps;
  readonly #states = observable.map<string, UrlPreviewState>(undefined, { deep: false });
  readonly #requests = new Map<string, Request>();
  #waiting: Request[] = [];
  #running = 0;

  constructor(deps: UrlPreviewDeps) {
    this.#deps = deps;
    makeObservable<this, 'askNext' | 'settle'>(this, { hold: action, askNext: action, settle: action });
  }

  /** Observable. @param url as the note has it; must be http(s) */
  get(url: string): UrlPreviewState {
    return this.#states.get(previewAddress(url)) ?? LOADING;
  }

  /** Fetches a preview if need be, and keeps it until disposed of. @param url as the note has it; must be http(s) */
  hold(url: string): Disposable {
    const address = previewAddress(url);
    const request = this.#requests.get(address) ?? { address, users: 0, asking: null, retryAt: 0 };
    // Put in again, it is the youngest: the oldest are forgotten first.
    this.#requests.delete(address);
    this.#requests.set(address, request);
    request.users += 1;
    const isStale = this.#states.get(address) === FAILED && this.#deps.clock.now() >= request.retryAt;
    if (isStale) this.#states.delete(address);
    if (!this.#states.has(address) && !request.asking && !this.#waiting.includes(request)) {
      this.#waiting.push(request);
      this.askNext();
    }
    return disposable(() => this.#release(request));
  }

  #release(request: Request): void {
    request.users -= 1;
    if (request.users > 0) return;
    request.asking?.abort();
    this.#waiting = this.#waiting.filter((one) => one !== request);
    this.#forgetOldest();
  }

  private askNext(): void {
    while (this.#running < AT_ONCE) {
      const request = this.#waiting.shift();
      if (!request) return;
      this.#running += 1;
      void this.#ask(request);
    }
  }

  async #ask(request: Request): Promise<void> {
    const asking = new AbortController();
    request.asking = asking;
    try {
      const preview = await this.#deps.load(request.address, asking.signal);
      this.settle(request, preview ? { status: 'ready', preview } : FAILED, REFUSED_MS);
    } catch (error) {
      const wasRefused = (error instanceof ApiError && !error.retryable) || error instanceof ParseError;
      if (!(error instanceof CancelledError)) this.settle(request, FAILED, wasRefused ? REFUSED_MS : UNREACHED_MS);
    } finally {
      this.#running -= 1;
      // Somebody may have wanted it again while the former question was being dropped.
      if (request.asking === asking) request.asking = null;
      if (asking.signal.aborted && request.users > 0 && !this.#isSettled(request)) this.#waiting.push(request);
      this.askNext();
    }
  }

  #isSettled({ address }: Request): boolean {
    return runInAction(() => this.#states.has(address));
  }

  private settle(request: Request, state: UrlPreviewState, failureMs: number): void {
    request.retryAt = this.#deps.clock.now() + failureMs;
    this.#states.set(request.address, state);
  }

  #forgetOldest(): void {
    for (const [address, { users }] of this.#requests) {
      if (this.#requests.size <= KEPT) return;
      if (users > 0) continue;
      this.#requests.delete(address);
      this.#states.delete(address);
    }
  }
}

/** The one of the product; ask for it with `root.late`. */
export function createUrlPreviews({ session, instance, clock, i18n }: RootStore): UrlPreviewStore {
  return new UrlPreviewStore({
    clock,
    load: async (address, signal) => {
      const { api } = session.current;
      const { origins } = instance;
      return readUrlPreview(await api.urlPreview(address, i18n.lang, { signal }), origins);
    },
  });
}
