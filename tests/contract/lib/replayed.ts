/** What a recorded call comes to on this instance. */
interface Outcome {
  /** 400 by default. */
  readonly status?: number;
  /** The code of the refusal. */
  readonly code?: string;
}

/**
 * Recorded calls that were answered and are not answered in the same way here, because their parameters or callers mean something
 * that only the recorded server had. docs/decisions/0005 explains each.
 */
export const replayed: Readonly<Record<string, Outcome>> = {
  'ap/show': { code: 'NO_SUCH_OBJECT' },
  emoji: { code: 'NO_SUCH_EMOJI' },
  'federation/show-instance': { status: 204 },
  'i/registry/get': { code: 'NO_SUCH_KEY' },
  'i/registry/get-detail': { code: 'NO_SUCH_KEY' },
  'invite/limit': { status: 403, code: 'ROLE_PERMISSION_DENIED' },
  'invite/list': { status: 403, code: 'ROLE_PERMISSION_DENIED' },
  'pages/show': { code: 'NO_SUCH_PAGE' },
};
