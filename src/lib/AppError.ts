/**
 * Every kind of failure has a stable `code`, with one text (`error.<code>`) in each locale. The server's own code and
 * id are in {@link ApiError}, so that people can quote them.
 */
export type AppErrorCode =
  | 'api'
  | 'serverFailure'
  | 'auth'
  | 'permission'
  | 'rateLimit'
  | 'notFound'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'canceled'
  | 'parse'
  | 'storage'
  | 'load'
  | 'invariant'
  | 'unexpected';

/** Base class of all errors that we throw; {@link toAppError} converts anything else. */
export abstract class AppError extends Error {
  abstract readonly code: AppErrorCode;
  /** Whether trying again may work. */
  get retryable(): boolean {
    return false;
  }
  /** Whether the answer stays the same, so that people need not be offered another try. */
  get isFinal(): boolean {
    return false;
  }
  /** Key of the message that is shown. */
  get messageKey(): `error.${AppErrorCode}` {
    return `error.${this.code}`;
  }
}

/** A server's description of a refused call. */
export interface ServerErrorBody {
  readonly code: string;
  readonly id: string;
  readonly message: string;
  readonly kind?: string;
  readonly info?: unknown;
}

/**
 * A call that the server refused, or in which it failed (5xx). `status` is the HTTP status, `server` the error object of the
 * body, if any.
 */
export class ApiError extends AppError {
  readonly code: AppErrorCode;
  override readonly name: string = 'ApiError';
  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly server: ServerErrorBody,
  ) {
    super(server.message);
    this.code = status >= 500 ? 'serverFailure' : 'api';
  }
  override get retryable(): boolean {
    return this.status >= 500;
  }
  override get isFinal(): boolean {
    return this.status === 410 || this.code === 'notFound' || this.code === 'permission' || this.code === 'auth';
  }
}

/** The credential is missing or wrong, or its account is gone (401, or one of the ids in `errorIds`). */
export class AuthError extends ApiError {
  override readonly code = 'auth';
  override readonly name = 'AuthError';
}

/** The account has no permission for this (403). */
export class PermissionError extends ApiError {
  override readonly code = 'permission';
  override readonly name = 'PermissionError';
}

/** The requested thing does not exist (404, or a NO_SUCH_* code). */
export class NotFoundError extends ApiError {
  override readonly code = 'notFound';
  override readonly name = 'NotFoundError';
}

/** Too many calls (429). `retryAfterMs` is null when the server gives no hint. */
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

/** No answer arrived, and the browser says that it is offline. */
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

/** The caller canceled; never shown to people. */
export class CanceledError extends AppError {
  readonly code = 'canceled';
  override readonly name = 'CanceledError';
}

/** Text or data of the wrong form; `path` says where. */
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

/** The browser's storage refused to read or write. */
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

/** A bug: something impossible happened. */
export class InvariantError extends AppError {
  readonly code = 'invariant';
  override readonly name = 'InvariantError';
}

class UnexpectedError extends AppError {
  readonly code = 'unexpected';
  override readonly name = 'UnexpectedError';
}

/** Converts anything thrown to an {@link AppError}, with the original as `cause`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return new CanceledError('canceled', { cause: thrown });
  return new UnexpectedError(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
