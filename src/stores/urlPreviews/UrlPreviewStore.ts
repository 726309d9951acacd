import { action, makeObservable, observable, runInAction } from 'mobx';
import { ApiError, CanceledError, ParseError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { disposable, type Disposable } from '~/lib/disposable';
import { previewAddress, readUrlPreview, tweetIdOf, type UrlPreview } from '~/services/urlPreview';
import type { RootStore } from '../RootStore';
import { createDeadLinks } from './DeadLinks';

/** Loading state of the preview of one address. */
export type UrlPreviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly preview: UrlPreview };

/** The services that a {@link UrlPreviewStore} uses. */
export interface UrlPreviewDeps {
  /** Requests a preview; null when there is none. Rejects with an `AppError`. */
  readonly load: (address: string, signal: AbortSignal) => Promise<UrlPreview | null>;
  readonly clock: Clock;
  /** Called with an address that has no preview, and when it may be requested again; ms since the epoch. */
  readonly onFailed: (address: string, until: number) => void;
}

const LOADING: UrlPreviewState = Object.freeze({ status: 'loading' });
const FAILED: UrlPreviewState = Object.freeze({ status: 'failed' });

/**
 * How many previews are requested at once. The server fetches a page for each; more would keep notes waiting behind
 * previews.
 */
const AT_ONCE = 3;
/** How many unused previews are kept. */
const KEPT = 200;
/** How long a page without a preview, and one that could not be requested, is not requested again; ms. */
const REFUSED_MS = 10 * 60_000;
const UNREACHED_MS = 30_000;

interface Request {
  readonly address: string;
  users: number;
  /** Set while the request is running. */
  asking: AbortController | null;
  /** When a failed preview may be requested again; ms since the epoch. */
  retryAt: number;
}

/**
 * Previews of the pages that notes link to, shared by everything that shows them: one request per address. A request is aborted
 * when nothing shows the preview, and is not repeated for a while after a failure.
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

  /** The state of a preview; observable. @param url as in the note; must be http(s) */
  get(url: string): UrlPreviewState {
    return this.#states.get(previewAddress(url)) ?? LOADING;
  }

  /** Loads a preview if necessary and keeps it until disposed. @param url as in the note; must be http(s) */
  hold(url: string): Disposable {
    const address = previewAddress(url);
    const request = this.#requests.get(address) ?? { address, users: 0, asking: null, retryAt: 0 };
    // Adding it again makes it the newest; the oldest are dropped first.
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
      if (!(error instanceof CanceledError)) this.settle(request, FAILED, wasRefused ? REFUSED_MS : UNREACHED_MS);
    } finally {
      this.#running -= 1;
      // A new request may have started while this one was being aborted.
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
    if (state === FAILED) this.#deps.onFailed(request.address, request.retryAt);
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

/** Creates the store; use it with `root.part`, which keeps one instance. */
export function createUrlPreviews({ session, clock, i18n, startOrder, part }: RootStore): UrlPreviewStore {
  return new UrlPreviewStore({
    clock,
    // A post can be shown without its preview.
    onFailed: (address, until) => tweetIdOf(address) === null && part(createDeadLinks).add(address, until),
    load: async (address, signal) => {
      await startOrder.turn('painted');
      const { api, server, can } = session.current;
      // The server refuses every one.
      if (!can.previewLinks || server.meta?.enableUrlPreview === false) return null;
      return readUrlPreview(await api.urlPreview(address, i18n.lang, { signal }), server.origins);
    },
  });
}
