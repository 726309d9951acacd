import { AuthError, CanceledError, InvariantError, NetworkError, OfflineError, TimeoutError, type AppError } from '~/lib/AppError';
import { ATTEMPT_KEY_HEADER } from '~/lib/attemptKey';
import type { Clock } from '~/lib/clock';
import type { ApiClient, CallOptions, UploadOptions } from './ApiClient';
import { callRequest, type Send } from './callRequest';
import type { Endpoint, Req, Res } from './endpoints';
import { errorIds, errorOfAnswer, invalidResponse, parseJson, type RawAnswer } from './errors';
import { uploadFile, type UploadRequest } from './upload';
import type { WireDriveFile, WireUrlPreview } from './wire';

const DEFAULT_TIMEOUT_MS = 30_000;
/** Any other name could leave `/api/`. */
const ENDPOINT_NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Options of a {@link MisskeyClient}; tests replace the parts of the browser. */
export interface MisskeyClientOptions {
  readonly origin: string;
  /** null for a visitor. */
  readonly token: string | null;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Called when the server no longer accepts this client's own token: revoked, suspended or deleted. */
  readonly onAuthFailure?: (error: AuthError) => void;
  readonly fetch?: Send;
  readonly createUpload?: () => UploadRequest;
}

/** Calls one server as one account. Each call is sent once. */
export class MisskeyClient implements ApiClient {
  readonly origin: string;
  knowsKeys = false;
  readonly #options: MisskeyClientOptions;

  constructor(options: MisskeyClientOptions) {
    this.origin = options.origin;
    this.#options = options;
  }

  async call<E extends Endpoint>(endpoint: E, params: Req<E>, options: CallOptions = {}): Promise<Res<E>> {
    if (!ENDPOINT_NAME.test(endpoint)) throw new InvariantError(`not the name of an endpoint: ${endpoint}`);
    const { token = this.#options.token, key } = options;
    return this.#watched<Res<E>>(token, async () => {
      const { url, init } = callRequest({ origin: this.origin, endpoint, params, token, key });
      const response = await this.#send(endpoint, url, init, options);
      return response.status === 204 ? undefined : bodyOf(endpoint, response);
    });
  }

  /** The server says how long an answer may be kept, so the browser caches it. Sent without credentials. */
  async urlPreview(address: string, lang: string, options: CallOptions = {}): Promise<WireUrlPreview> {
    const query = new URLSearchParams({ url: address, lang });
    return bodyOf('url', await this.#send('url', `${this.origin}/url?${query}`, { credentials: 'omit' }, options)) as WireUrlPreview;
  }

  async upload(file: Blob, options: UploadOptions = {}): Promise<WireDriveFile> {
    const { token, origin, isOnline, createUpload = () => new XMLHttpRequest() } = this.#options;
    if (token === null) {
      const server = { code: 'CREDENTIAL_REQUIRED', id: errorIds.credentialRequired, message: 'Not logged in' };
      throw new AuthError('drive/files/create', 401, server);
    }
    return this.#watched(token, async () => {
      return await uploadFile({ origin, token, file, upload: options, createRequest: createUpload, isOnline });
    });
  }

  async #watched<T>(token: string | null, send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof AuthError && token !== null && token === this.#options.token && isFinal(error)) {
        this.#options.onAuthFailure?.(error);
      }
      throw error;
    }
  }

  /** The text of the answer is read within the same time limit as its headers. */
  async #send(
    endpoint: string,
    url: string,
    request: RequestInit,
    { signal, timeoutMs = DEFAULT_TIMEOUT_MS }: CallOptions,
  ): Promise<RawAnswer> {
    const { clock, fetch: send = fetch } = this.#options;
    if (signal?.aborted) throw new CanceledError('canceled');
    const controller = new AbortController();
    let isLate = false;
    const timer = clock.after(timeoutMs, () => {
      isLate = true;
      controller.abort();
    });
    const cancel = (): void => controller.abort();
    signal?.addEventListener('abort', cancel);
    try {
      const response = await send(url, { ...request, signal: controller.signal });
      this.knowsKeys ||= response.headers.has(ATTEMPT_KEY_HEADER);
      return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
    } catch (cause) {
      throw this.#errorOfSilence(endpoint, cause, isLate, signal?.aborted ?? false);
    } finally {
      timer.dispose();
      signal?.removeEventListener('abort', cancel);
    }
  }

  #errorOfSilence(endpoint: string, cause: unknown, isLate: boolean, isCanceled: boolean): AppError {
    if (isCanceled) return new CanceledError('canceled', { cause });
    if (isLate) return new TimeoutError(`${endpoint}: no answer in time`, { cause });
    if (!this.#options.isOnline()) return new OfflineError('no network', { cause });
    return new NetworkError(`${endpoint}: no answer`, { cause });
  }
}

/** The body of an answer. Its shape is the server's promise; `wellFormed` checks what is displayed. */
function bodyOf(endpoint: string, answer: RawAnswer): unknown {
  if (answer.status !== 200) throw errorOfAnswer(endpoint, answer);
  const body = parseJson(answer.text);
  if (body === undefined) throw invalidResponse(endpoint, answer);
  return body;
}

/** Whether the token will never work again. A 401 for a call that needs more than a token says nothing about it. */
function isFinal({ server }: AuthError): boolean {
  const { tokenRevoked, accountSuspended, accountDeleted } = errorIds;
  return server.id === tokenRevoked || server.id === accountSuspended || server.id === accountDeleted;
}
