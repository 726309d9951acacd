import type { Endpoint, Req, Res } from './endpoints';
import type { WireDriveFile, WireUrlPreview } from './wire';

/** Options of one call besides its parameters. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Replaces the client's own token; null calls anonymously. */
  readonly token?: string | null;
  /** Time to wait for the whole answer, in milliseconds; default 30,000. */
  readonly timeoutMs?: number;
  /** The key of an attempt: see `ATTEMPT_KEY_HEADER`. */
  readonly key?: string;
}

/** How a file is stored (`drive/files/create`). */
export interface UploadOptions {
  readonly name?: string;
  readonly folderId?: string | null;
  readonly isSensitive?: boolean;
  readonly comment?: string | null;
  /** Stores a second copy even if the drive already has a file with the same bytes. */
  readonly force?: boolean;
  /** Asks the server to keep the metadata of a picture, such as its place and camera. Servers without this feature ignore it. */
  readonly keepMetadata?: boolean;
  readonly signal?: AbortSignal;
  /** Bytes sent so far, and in total. */
  onProgress?(loaded: number, total: number): void;
}

/**
 * The server's API for one account or a visitor. Every method rejects only with subclasses of `AppError`: `ApiError`
 * and its subclasses for refusals, `NetworkError`, `OfflineError`, `TimeoutError`, `CanceledError`, `ParseError`.
 */
export interface ApiClient {
  /** `https://host[:port]` of the server. */
  readonly origin: string;
  /** Whether an answer has said that the server carries out calls with the same key once. */
  readonly knowsKeys: boolean;
  /** Sends one call, once: repeating it is up to the caller. */
  call<E extends Endpoint>(endpoint: E, params: Req<E>, options?: CallOptions): Promise<Res<E>>;
  /**
   * The preview of a web page, as the server sees it (`GET /url`). Rejects like a call. @param lang preferred language
   * of its texts
   */
  urlPreview(address: string, lang: string, options?: Pick<CallOptions, 'signal'>): Promise<WireUrlPreview>;
  /** Uploads one file to the drive. Rejects with an `AuthError` for visitors. */
  upload(file: Blob, options?: UploadOptions): Promise<WireDriveFile>;
}
