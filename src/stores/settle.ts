import { toAppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';

/** Turns a promise into a value: what it gave, or the error to show. */
export async function settle<T>(promise: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await promise);
  } catch (thrown) {
    return fail(toAppError(thrown));
  }
}
