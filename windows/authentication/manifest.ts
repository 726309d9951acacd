import type { Result } from '~/lib/Result';
import { defineWindow } from '~/registry/defineWindow';
import type { Authentication } from '~/stores/session/authenticate';

/** What the answers are for. */
interface AuthenticationParams {
  /** What follows, as a sentence above the fields. */
  readonly reason?: string;
  /** Uses the answers. The dialog stays open while the server refuses them, and says why. */
  readonly attempt?: (answers: Authentication) => Promise<Result<unknown>>;
}

/** Ends with the answers, which the server accepted if there was an `attempt`. */
export default defineWindow<AuthenticationParams, Authentication>({
  id: 'authentication',
  title: 'authenticationWindow.title',
});
