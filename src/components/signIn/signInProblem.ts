import type { Refusal } from '~/components/form/useForm';
import type { I18n, MessageKey } from '~/i18n/I18n';
import { ApiError, RateLimitError, type AppError } from '~/lib/AppError';
import { isCaptchaRefusal } from '~/stores/session/captchas';
import { serverWords } from '~/stores/ui/errorText';

/** The fields of a sign-in. */
type Field = 'username' | 'password' | 'token';

/** The ids of the errors of a refused sign-in, and the field that each is about. */
const PROBLEMS: Readonly<Record<string, { readonly key: MessageKey; readonly field?: Field }>> = {
  '6cc579cc-885d-43d8-95c2-b8c7fc963280': { key: 'auth.problem.noSuchUser', field: 'username' },
  '932c904e-9460-45b7-9ce6-7ed33be7eb2c': { key: 'auth.problem.wrongPassword', field: 'password' },
  'e03a5f46-d309-4865-9b69-56282d94e1eb': { key: 'auth.problem.suspended' },
  '22d05606-fbcf-421a-a2db-b32610dcfd1b': { key: 'auth.problem.tooOften' },
  'cdf1235b-ac71-46d4-a3a6-84ccce48df6f': { key: 'auth.problem.wrongToken', field: 'token' },
  '93b86c4b-72f9-40eb-9815-798928603d1e': { key: 'auth.problem.wrongKey' },
  'b18c89a7-5b5e-4cec-bb5b-0419f332d430': { key: 'auth.problem.wrongKey' },
  '2d16e51c-007b-4edd-afd2-f7dd02c947f6': { key: 'auth.problem.lateKey' },
  '36b96a7d-b547-412d-aeed-2d611cdc8cdc': { key: 'auth.problem.unknownKey' },
  '2d84773e-f7b7-4d0b-8f72-bb69b584c912': { key: 'auth.problem.needsPassword' },
};

/** What some servers add to them. They give an id of another problem to it. */
const CODES: Readonly<Record<string, MessageKey>> = { NOT_APPROVED: 'auth.problem.notApproved' };

/** Returns the text for a refused sign-in, and the field that it is about. */
export function signInProblem(error: AppError, t: I18n['t']): Refusal<Record<Field, string>> {
  if (isCaptchaRefusal(error)) return { text: t('auth.problem.captcha') };
  const { id, code } = error instanceof ApiError ? error.server : { id: '', code: error.code };
  const byCode = CODES[code];
  if (byCode !== undefined) return { text: t(byCode) };
  const { key, field } = PROBLEMS[id] ?? (error instanceof RateLimitError ? { key: 'auth.problem.tooOften' as const } : {});
  return { text: key ? t(key) : t('auth.problem.other', { message: serverWords(error, t), id: id || code }), ...(field && { field }) };
}
