import type { Endpoint, Req, Res } from './endpoints';
import type { WireDriveFile, WireUrlPreview } from './wire';

/** What one call may say beside its parameters. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Replaces the client's own token; null calls anonymously. */
  readonly token?: string | null;
  /** Time to wait for the whole answer, in milliseconds; default 30,000. */
  readonly timeoutMs?: number;
}

/** How a file is stored (`drive/files/create`, spec section 7). */
export interface UploadOptions {
  readonly name?: string;
  readonly folderId?: string | null;
  readonly isSensitive?: boolean;
  readonly comment?: string | null;
  /** Stores a second copy although the drive already has the same bytes. */
  readonly force?: boolean;
  readonly signal?: AbortSignal;
  /** Bytes sent so far and in all. */
  onProgress?(loaded: number, total: number): void;
}

/**
 * The server's API as one account (or a visitor) sees it. Every method rejects with subclasses of `AppError` only:
 * `ApiError` and its kinds for refusals, `NetworkError`, `OfflineError`, `TimeoutError`, `CancelledError`, `ParseError`.
 */
export interface ApiClient {
  /** `https://host[:port]` of the server. */
  readonly origin: string;
  /** Calls without an answer yet; observable. */
  readonly pendingCount: number;
  /** One call, sent once: repeating is the caller's decision. */
  call<E extends Endpoint>(endpoint: E, params: Req<E>, options?: CallOptions): Promise<Res<E>>;
  /** What a page looks like, as the server sees it (`GET /url`). Rejects like a call. @param lang wanted language of its texts */
  urlPreview(address: string, lang: string, options?: Pick<CallOptions, 'signal'>): Promise<WireUrlPreview>;
  /** Sends one file to the drive. Refused with an `AuthError` for visitors. */
  upload(file: Blob, options?: UploadOptions): Promise<WireDriveFile>;
}
