import type { I18n, MessageKey } from '~/i18n/I18n';
import { ApiError, RateLimitError, type AppError } from '~/lib/AppError';

/** The ids of the errors of a refused sign-in. */
const PROBLEMS: Readonly<Record<string, MessageKey>> = {
  '6cc579cc-885d-43d8-95c2-b8c7fc963280': 'auth.problem.noSuchUser',
  '932c904e-9460-45b7-9ce6-7ed33be7eb2c': 'auth.problem.wrongPassword',
  'e03a5f46-d309-4865-9b69-56282d94e1eb': 'auth.problem.suspended',
  '22d05606-fbcf-421a-a2db-b32610dcfd1b': 'auth.problem.tooOften',
  'cdf1235b-ac71-46d4-a3a6-84ccce48df6f': 'auth.problem.wrongToken',
};

/** Returns the text for a refused sign-in. */
export function signInProblem(error: AppError, t: I18n['t']): { readonly text: string } {
  const id = error instanceof ApiError ? error.server.id : '';
  const known = PROBLEMS[id] ?? (error instanceof RateLimitError ? 'auth.problem.tooOften' : undefined);
  return { text: known ? t(known) : t('auth.problem.other', { message: error.message, id }) };
}
