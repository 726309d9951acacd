import { ApiFailure, type FailureDetails } from '../core/ApiFailure';

/** The body of a refusal, in the form of real servers. */
export const failureBody = ({ message, code, id, kind, info }: ApiFailure): { readonly error: Omit<FailureDetails, 'status'> } => ({
  error: { message, code, id, kind, ...(info === undefined ? {} : { info }) },
});

/**
 * A refusal whose body has another form. As on real servers, sign-in answers `{error: {id}}` and sign-up `{statusCode,
 * error, message}`.
 */
export class RawFailure extends Error {
  override readonly name = 'RawFailure';
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`HTTP ${status}`);
  }
}

/** A refusal in the form of the web framework, as sign-up and captchas are refused. */
export const badRequest = (reason: string): RawFailure =>
  new RawFailure(400, { statusCode: 400, error: 'Bad Request', message: `Error: ${reason}` });

/** The endpoint needs a credential and the call has none. */
export const credentialRequired = (): ApiFailure =>
  new ApiFailure({ status: 401, code: 'CREDENTIAL_REQUIRED', id: '1384574d-a912-4b81-8601-c7b1c4085df1', message: 'Credential required.' });

/** The token is unknown. */
export const authenticationFailed = (): ApiFailure =>
  new ApiFailure({
    status: 401,
    code: 'AUTHENTICATION_FAILED',
    id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14',
    message: 'Authentication failed. Please ensure your token is correct.',
  });

/** A moderator suspended the account. */
export const accountSuspended = (): ApiFailure =>
  new ApiFailure({
    status: 403,
    code: 'YOUR_ACCOUNT_SUSPENDED',
    id: 'a8c724b3-6e9c-4b46-b1a8-bc3ed6258370',
    message: 'Your account has been suspended.',
    kind: 'permission',
  });

/** The account was deleted. */
export const accountDeleted = (): ApiFailure =>
  new ApiFailure({
    status: 410,
    code: 'USER_IS_DELETED',
    id: 'e5b3b9f0-2b8f-4b9f-9c1f-8c5c1b2e1b1a',
    message: 'User is deleted.',
    kind: 'permission',
  });

/** The account moved to another server and can no longer do this. */
export const accountMoved = (): ApiFailure =>
  new ApiFailure({
    status: 403,
    code: 'YOUR_ACCOUNT_MOVED',
    id: '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31',
    message: 'You have moved your account.',
    kind: 'permission',
  });

/** Only moderators and administrators can do this. */
export const notModerator = (): ApiFailure =>
  new ApiFailure({
    status: 403,
    code: 'ROLE_PERMISSION_DENIED',
    id: 'd33d5333-db36-423d-a8f9-1a2b9549da41',
    message: 'You are not assigned to a moderator role.',
    kind: 'permission',
  });

/** Only administrators can do this. */
export const notAdministrator = (): ApiFailure =>
  new ApiFailure({
    status: 403,
    code: 'ROLE_PERMISSION_DENIED',
    id: 'c3d38592-54c0-429d-be96-5636b0431a61',
    message: 'You are not assigned to an administrator role.',
    kind: 'permission',
  });

/** No role of the account grants the policy. */
export const policyDenied = (): ApiFailure =>
  new ApiFailure({
    status: 403,
    code: 'ROLE_PERMISSION_DENIED',
    id: '7f86f06f-7e15-4057-8561-f4b6d4ac755a',
    message: 'You are not assigned to a required role.',
    kind: 'permission',
  });

/** The app's token does not have the scope of the endpoint. */
export const scopeDenied = (): ApiFailure =>
  new ApiFailure({
    status: 403,
    code: 'PERMISSION_DENIED',
    id: '1370e5b7-d4eb-4566-bb1d-7748ee6a1838',
    message: 'Your app does not have the necessary permissions to use this endpoint.',
    kind: 'permission',
  });

/** An app's token on an endpoint that only the account itself can call. */
export const accessDenied = (): ApiFailure =>
  new ApiFailure({ code: 'ACCESS_DENIED', id: '56f35758-7dd5-468b-8439-5d6fb8ec9b8e', message: 'Access denied.' });

/** There is no endpoint of that name. */
export const unknownEndpoint = (): ApiFailure =>
  new ApiFailure({
    status: 404,
    code: 'UNKNOWN_API_ENDPOINT',
    id: '2ca3b769-540a-4f08-9dd5-b5a825b6d0f1',
    message: 'Unknown API endpoint.',
  });

/** Too many calls in too short a time. Real servers send no Retry-After either. */
export const rateLimitExceeded = (): ApiFailure =>
  new ApiFailure({
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef',
    message: 'Rate limit exceeded. Please try again later.',
  });

/** A parameter that the endpoint does not allow. */
export const invalidParam = (param: string, reason: string): ApiFailure =>
  new ApiFailure({
    code: 'INVALID_PARAM',
    id: '3d81ceae-475f-4600-b2a8-2bc116157532',
    message: 'Invalid param.',
    info: { param, reason },
  });

/** An upload endpoint was called without a file. */
export const fileRequired = (): ApiFailure =>
  new ApiFailure({ code: 'FILE_REQUIRED', id: '4267801e-70d1-416a-b011-4ee502885d8b', message: 'File required.' });

/** A failure of the instance itself. */
export function internalError(thrown: unknown): ApiFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return new ApiFailure({
    status: 500,
    code: 'INTERNAL_ERROR',
    id: '5d37dbcb-891e-41ca-a3d6-e690c97775ac',
    message: 'Internal error occurred. Please contact us if the error persists.',
    kind: 'server',
    info: { e: { message: error.message, code: error.name, id: '' } },
  });
}
