import {
  ApiError,
  NetworkError,
  OfflineError,
  ParseError,
  TimeoutError,
  type AppError,
  type AppErrorCode,
  type ServerErrorBody,
} from '~/lib/AppError';
import { UnknownOutcome } from './UnknownOutcome';

/** The reason why a note was not posted, in a form that can be stored. */
export interface StoredFailure {
  readonly code: AppErrorCode | 'unknownOutcome';
  readonly message: string;
  /** The server's answer, if there was one. */
  readonly answer?: { readonly endpoint: string; readonly status: number; readonly server: ServerErrorBody };
}

/** Converts an error for storage. */
export function storedFailure(error: AppError): StoredFailure {
  const { message } = error;
  if (error instanceof UnknownOutcome) return { code: 'unknownOutcome', message };
  if (!(error instanceof ApiError)) return { code: error.code, message };
  const { endpoint, status, server } = error;
  return { code: error.code, message, answer: { endpoint, status, server } };
}

/** Converts a stored failure to the error that is shown. */
export function failureError({ code, message, answer }: StoredFailure): AppError {
  if (answer) return new ApiError(answer.endpoint, answer.status, answer.server);
  if (code === 'offline') return new OfflineError(message);
  if (code === 'timeout') return new TimeoutError(message);
  if (code === 'parse') return new ParseError(message);
  return code === 'unknownOutcome' ? new UnknownOutcome(message) : new NetworkError(message);
}
