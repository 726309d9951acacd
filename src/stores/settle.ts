import { toAppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';

/** Turns a promise into a result that never rejects: its value, or the error as an `AppError`. */
export async function settle<T>(promise: Promise<T>): Promise<Result<T>> {
  try {
    return ok(await promise);
  } catch (thrown) {
    return fail(toAppError(thrown));
  }
}
