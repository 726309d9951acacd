import {
  ApiError,
  AuthError,
  NotFoundError,
  ParseError,
  PermissionError,
  RateLimitError,
  type AppError,
  type ServerErrorBody,
} from '~/lib/AppError';

/** Ids of server errors that the client distinguishes. */
export const errorIds = {
  tokenRevoked: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14',
  accountSuspended: 'a8c724b3-6e9c-4b46-b1a8-bc3ed6258370',
  accountDeleted: 'e5b3b9f0-2b8f-4b9f-9c1f-8c5c1b2e1b1a',
  credentialRequired: '1384574d-a912-4b81-8601-c7b1c4085df1',
} as const;

/** Our own code for HTTP 413: the file is larger than the server accepts. */
export const FILE_TOO_LARGE = 'FILE_TOO_LARGE';

/** What newer servers say of a file that is too large for the account, and of one whose type they do not take. */
export const MAX_FILE_SIZE_EXCEEDED = 'MAX_FILE_SIZE_EXCEEDED';
export const UNALLOWED_FILE_TYPE = 'UNALLOWED_FILE_TYPE';

/** Our own code for a file without content, which is not worth sending. The embedded instance refuses it with the same. */
export const EMPTY_FILE = 'EMPTY_FILE';

const authIds: ReadonlySet<string> = new Set([
  errorIds.tokenRevoked,
  errorIds.accountSuspended,
  errorIds.accountDeleted,
  errorIds.credentialRequired,
]);
const permissionCodes: ReadonlySet<string> = new Set(['ROLE_PERMISSION_DENIED', 'PERMISSION_DENIED', 'ACCESS_DENIED']);

/** Endpoints whose refusals have only an id, and mean wrong credentials. */
const SIGN_INS: ReadonlySet<string> = new Set(['signin', 'signin-flow', 'signin-with-passkey']);

/** An answer before it is interpreted. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The Retry-After header. Misskey never sends it, but gateways in front of it do. */
  readonly retryAfter: string | null;
}

/** Converts an answer other than 200 and 204 to the error to throw. */
export function errorOfAnswer(endpoint: string, answer: RawAnswer): AppError {
  // The web framework below some servers answers an unknown endpoint with a plain text.
  const body = answer.text === '' ? {} : (parseJson(answer.text) ?? (answer.status === 404 ? {} : undefined));
  if (body === undefined) return invalidResponse(endpoint, answer);
  const server = serverErrorOf(body, answer.status);
  const { status } = answer;
  if (status === 429 || server.code === 'RATE_LIMIT_EXCEEDED') {
    return new RateLimitError(endpoint, status, server, retryAfterMs(answer.retryAfter));
  }
  if (status === 401 || authIds.has(server.id) || (SIGN_INS.has(endpoint) && status === 403))
    return new AuthError(endpoint, status, server);
  if (status === 404 || server.code.startsWith('NO_SUCH_')) return new NotFoundError(endpoint, status, server);
  if (status === 403 || permissionCodes.has(server.code)) return new PermissionError(endpoint, status, server);
  return new ApiError(endpoint, status, server);
}

/**
 * Whether a server answered that it does not have an endpoint: the web framework below the endpoints does, without the id that refusals
 * of an endpoint have.
 */
export function isMissingEndpoint(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && (error.server.id === '' || error.server.code === 'UNKNOWN_API_ENDPOINT');
}

/** The error for an answer that is not JSON or does not have the expected shape. */
export function invalidResponse(endpoint: string, answer: Pick<RawAnswer, 'status'>, cause?: unknown): ParseError {
  return new ParseError(`invalid response (HTTP ${answer.status})`, endpoint, { cause });
}

/** Parses JSON. @returns undefined when the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an error body. There are three shapes: `{error: {code, id, message, kind, info}}`, the same with only an id
 * from `signin`, and `{statusCode, error: "text", message}` from the web framework below the endpoints.
 */
function serverErrorOf(body: unknown, status: number): ServerErrorBody {
  const outer = record(body);
  const inner = record(outer.error);
  const id = textOf(inner.id);
  if (typeof outer.error === 'string') {
    const message = textOf(outer.message);
    const named = /^(?:Error: )?([A-Z][A-Z_]+)$/.exec(message)?.[1];
    const code = named ?? outer.error.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
    return { code, id: '', message };
  }
  return {
    code: textOf(inner.code) || `HTTP_${status}`,
    id,
    message: textOf(inner.message),
    ...(typeof inner.kind === 'string' && { kind: inner.kind }),
    ...(inner.info !== undefined && { info: inner.info }),
  };
}

function record(raw: unknown): Readonly<Record<string, unknown>> {
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>) : {};
}

function textOf(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function retryAfterMs(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
