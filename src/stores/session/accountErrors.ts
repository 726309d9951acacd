import { ApiError, AuthError, RateLimitError, type AppError } from '~/lib/AppError';

/**
 * Whether an error is the server's verdict about the account itself. A server that fails, is busy or answers something
 * else says nothing about the account, so that nobody is signed out because of it.
 */
export function isDefinitive(error: AppError): error is ApiError {
  if (!(error instanceof ApiError) || error instanceof RateLimitError || error.status >= 500) return false;
  return error instanceof AuthError || error.server.id !== '';
}
