import { AppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { AccountRef } from '~/services/accountRef';
import type { RootStore } from '../RootStore';
import type { AccountScope } from './AccountScope';

/** The scope of a stored account for a single use: the one in use itself, or another one that is signed in for it. */
export async function scopeOf(
  { session, workspace }: Pick<RootStore, 'session' | 'workspace'>,
  ref: AccountRef,
): Promise<Result<AccountScope>> {
  if (ref === session.current.ref) return ok(session.current);
  try {
    return ok(await workspace.accounts.scopeOf(ref));
  } catch (thrown) {
    if (thrown instanceof AppError) return fail(thrown);
    throw thrown;
  }
}
