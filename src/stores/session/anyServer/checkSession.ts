import type { Send } from '~/api/callRequest';
import { NetworkError, ParseError, TimeoutError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import type { Result } from '~/lib/Result';
import { settle } from '../../settle';
import { ask } from './ask';
import type { PendingSignIn } from './pendingSignIn';

/**
 * Collects the token of a sign-in that somebody has allowed at their server. Servers hand it out once.
 * @returns null if it was not allowed, or handed out before
 */
export function checkSession(deps: { readonly send: Send; readonly clock: Clock }, signIn: PendingSignIn): Promise<Result<string | null>> {
  const { session, origin } = signIn;
  const collect = async (): Promise<string | null> => {
    const { signal } = new AbortController();
    const answer = await ask({ ...deps, signal }, `${origin}/api/miauth/${session}/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      // The session is worth the token, so it goes to no other server.
      redirect: 'error',
    });
    if (answer.kind === 'none') throw new NetworkError('no answer');
    if (answer.kind === 'late') throw new TimeoutError('no answer in time');
    const { ok: isAllowed, token } = (answer.kind === 'data' ? (answer.data ?? {}) : {}) as {
      readonly ok?: unknown;
      readonly token?: unknown;
    };
    if (isAllowed === true && typeof token === 'string' && token !== '') return token;
    if (isAllowed === false || (answer.kind === 'refusal' && answer.status === 404)) return null;
    throw new ParseError('not the answer to a session', 'miauth');
  };
  return settle(collect());
}
