import type { Result } from '~/lib/Result';
import type { Authentication } from '~/stores/session/authenticate';

/** What the answers are for. */
export interface AuthenticationParams {
  /** What follows, as a sentence above the fields. */
  readonly reason?: string;
  /** Uses the answers. The dialog stays open while the server refuses them, and says why. */
  readonly attempt?: (answers: Authentication) => Promise<Result<unknown>>;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the answers, which the server accepted if there was an `attempt`. */
    authentication: { params: AuthenticationParams; result: Authentication };
  }
}
