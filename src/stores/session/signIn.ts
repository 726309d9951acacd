import type { ApiClient } from '~/api/ApiClient';
import type { Req, Res } from '~/api/endpoints';
import type { Result } from '~/lib/Result';
import { settle } from '../settle';

/**
 * Checks the credentials of a sign-in. The token in the answer is not used yet: pass it to `login` or `add` of the accounts. If a security
 * key of the account has to sign first, the answer contains a challenge instead.
 */
export const signIn = (api: Pick<ApiClient, 'call'>, params: Req<'signin'>): Promise<Result<Res<'signin'>>> =>
  settle(api.call('signin', params, { token: null }));
