import { errorIds } from '~/api/errors';
import type { MessageKey } from '~/generated/MessageKey';
import { ApiError, AuthError, RateLimitError, type AppError } from '~/lib/AppError';

/**
 * Whether an error is the server's verdict about the account itself. A server that fails, is busy or answers something
 * else says nothing about the account, so that nobody is signed out because of it.
 */
export function isDefinitive(error: AppError): error is ApiError {
  if (!(error instanceof ApiError) || error instanceof RateLimitError || error.status >= 500) return false;
  return error instanceof AuthError || error.server.id !== '';
}

/** The message for an account that could not be fetched. */
export function describeAccountError(
  error: AppError,
): { readonly title: MessageKey; readonly text: MessageKey } | { readonly title: MessageKey; readonly detail: string } {
  const id = error instanceof ApiError ? error.server.id : '';
  if (id === errorIds.accountSuspended) return { title: 'session.suspendedTitle', text: 'session.suspendedText' };
  if (id === errorIds.accountDeleted) return { title: 'session.deletedTitle', text: 'session.deletedText' };
  if (id === errorIds.tokenRevoked) return { title: 'session.revokedTitle', text: 'session.revokedText' };
  const detail = error instanceof ApiError ? error.server : { code: error.code, message: error.message };
  return { title: 'session.fetchFailedTitle', detail: JSON.stringify(detail) };
}
