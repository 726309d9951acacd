import { ApiFailure } from '../core/ApiFailure';
import { failureBody } from '../http/failures';

/** An answer of the upstream. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The answer when the upstream gives none. It does not say where the upstream is. */
export function upstreamSilent(isLate = false): UpstreamAnswer {
  const failure = new ApiFailure({
    status: isLate ? 504 : 502,
    code: 'UPSTREAM_UNREACHABLE',
    id: '6f7a0f6e-8f4e-4b49-8f5e-3f9d8b6f6f2e',
    message: 'The server does not answer.',
    kind: 'server',
  });
  return { status: failure.status, type: 'application/json; charset=utf-8', body: JSON.stringify(failureBody(failure)) };
}
