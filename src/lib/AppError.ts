/**
 * Every failure the product knows by name. `code` is stable and maps to one text (`error.<code>`) in each locale;
 * the server's own code and id travel beside it in {@link ApiError} so that a person can quote them.
 */
export type AppErrorCode =
  | 'api'
  | 'auth'
  | 'permission'
  | 'rateLimit'
  | 'notFound'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'cancelled'
  | 'parse'
  | 'storage'
  | 'load'
  | 'invariant'
  | 'unexpected';

/** Base of all errors we raise ourselves; anything else is turned into one by {@link toAppError}. */
export abstract class AppError extends Error {
  abstract readonly code: AppErrorCode;
  /** Whether doing the same thing again may work. */
  get retryable(): boolean {
    return false;
  }
  /** Key of the text shown to people. */
  get messageKey(): `error.${AppErrorCode}` {
    return `error.${this.code}`;
  }
}

/** What a server says about a refused call (spec section 8). */
export interface ServerErrorBody {
  readonly code: string;
  readonly id: string;
  readonly message: string;
  readonly kind?: string;
  readonly info?: unknown;
}

/** A call that the server refused. `status` is the HTTP status, `server` the body's error object when it had one. */
export class ApiError extends AppError {
  readonly code: AppErrorCode = 'api';
  override readonly name: string = 'ApiError';
  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly server: ServerErrorBody,
  ) {
    super(server.message);
  }
  override get retryable(): boolean {
    return this.status >= 500;
  }
}

/** The credential is missing, wrong, or its account is gone (401, or one of the ids of spec section 8). */
export class AuthError extends ApiError {
  override readonly code = 'auth';
  override readonly name = 'AuthError';
}

/** The account may not do this (403). */
export class PermissionError extends ApiError {
  override readonly code = 'permission';
  override readonly name = 'PermissionError';
}

/** The thing asked for does not exist (404, or a NO_SUCH_* code). */
export class NotFoundError extends ApiError {
  override readonly code = 'notFound';
  override readonly name = 'NotFoundError';
}

/** Too many calls (429). `retryAfterMs` is null where the server gives no hint. */
export class RateLimitError extends ApiError {
  override readonly code = 'rateLimit';
  override readonly name = 'RateLimitError';
  constructor(
    endpoint: string,
    status: number,
    server: ServerErrorBody,
    readonly retryAfterMs: number | null,
  ) {
    super(endpoint, status, server);
  }
  override get retryable(): boolean {
    return true;
  }
}

/** No answer arrived. */
export class NetworkError extends AppError {
  readonly code = 'network';
  override readonly name = 'NetworkError';
  override get retryable(): boolean {
    return true;
  }
}

/** No answer arrived and the browser says that it is offline. */
export class OfflineError extends AppError {
  readonly code = 'offline';
  override readonly name = 'OfflineError';
  override get retryable(): boolean {
    return true;
  }
}

/** No answer arrived in time. */
export class TimeoutError extends AppError {
  readonly code = 'timeout';
  override readonly name = 'TimeoutError';
  override get retryable(): boolean {
    return true;
  }
}

/** The caller gave up; never shown to people. */
export class CancelledError extends AppError {
  readonly code = 'cancelled';
  override readonly name = 'CancelledError';
}

/** Text or data that is not what it should be; `path` names the place inside it. */
export class ParseError extends AppError {
  readonly code = 'parse';
  override readonly name = 'ParseError';
  constructor(
    message: string,
    readonly path: string = '',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The browser's storage refused. */
export class StorageError extends AppError {
  readonly code = 'storage';
  override readonly name = 'StorageError';
}

/** A part of the client could not be loaded (stale or unreachable chunk). */
export class LoadError extends AppError {
  readonly code = 'load';
  override readonly name = 'LoadError';
  override get retryable(): boolean {
    return true;
  }
}

/** A bug: something that cannot happen did. */
export class InvariantError extends AppError {
  readonly code = 'invariant';
  override readonly name = 'InvariantError';
}

class UnexpectedError extends AppError {
  readonly code = 'unexpected';
  override readonly name = 'UnexpectedError';
}

/** Turns anything thrown into an {@link AppError}, keeping the original as `cause`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return new CancelledError('cancelled', { cause: thrown });
  return new UnexpectedError(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
