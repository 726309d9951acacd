/** The content of a refusal, in the form of real servers. */
export interface FailureDetails {
  /** HTTP status, 400 by default. */
  readonly status?: number;
  readonly code: string;
  readonly id: string;
  readonly message: string;
  readonly kind?: 'client' | 'server' | 'permission';
  readonly info?: unknown;
}

/** A refusal for the caller to read. Everything else that is thrown becomes INTERNAL_ERROR. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string;
  readonly id: string;
  readonly kind: 'client' | 'server' | 'permission';
  readonly info: unknown;

  constructor(details: FailureDetails) {
    super(details.message);
    this.status = details.status ?? 400;
    this.code = details.code;
    this.id = details.id;
    this.kind = details.kind ?? 'client';
    this.info = details.info;
  }
}

/** A refusal of one endpoint, with status 400. */
export const refusal = (code: string, id: string, message: string): ApiFailure => new ApiFailure({ code, id, message });

/** NO_SUCH_USER. Each endpoint has its own id for it. */
export const noSuchUser = (id: string): ApiFailure => refusal('NO_SUCH_USER', id, 'No such user.');

/** IDEMPOTENCY_KEY_REUSED: answering with the first note would swallow the new one. */
export const keyReused = (): ApiFailure =>
  new ApiFailure({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    id: 'c1a7a3f0-6d0e-4c5f-9a8b-2f1d1f4a7b52',
    message: 'This key belongs to another note.',
  });
