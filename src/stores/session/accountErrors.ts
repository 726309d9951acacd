import { ApiError, AuthError, RateLimitError, type AppError } from '~/lib/AppError';

/**
 * Whether an error is the server's verdict about the account itself. An answer of a server that fails, is busy or is not the expected one
 * tells nothing about the account, and never signs it out.
 */
export function isDefinitive(error: AppError): error is ApiError {
  if (!(error instanceof ApiError) || error instanceof RateLimitError || error.status >= 500) return false;
  return error instanceof AuthError || error.server.id !== '';
}
