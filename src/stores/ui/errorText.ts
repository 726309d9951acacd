import type { I18n, MessageKey } from '~/i18n/I18n';
import { ApiError, type AppError } from '~/lib/AppError';

/** The message for an error. */
export interface ErrorText {
  /** What happened. */
  readonly title?: string;
  /** What people can do about it, or the reason. */
  readonly text: string;
  /** The code and id of a refusal, to look it up or to report it. */
  readonly details?: string;
  /** Present when the error is worth reporting to the administrator. */
  readonly copyText?: string;
}

/** The text about a refusal: that of its code, or of all codes that begin alike. A 5xx without a word is a failure of the server. */
function refusalKey({ code, message }: ApiError['server'], i18n: Pick<I18n, 'has'>): string {
  if (message === '' && code.startsWith('HTTP_5')) return 'serverError.INTERNAL_ERROR';
  if (code.startsWith('TOO_MANY') && !i18n.has(`serverError.${code}`)) return 'serverError.TOO_MANY';
  return message.startsWith('Unexpected token') ? 'serverError.invalidResponse' : `serverError.${code}`;
}

/**
 * Returns the message for an error. Known codes of the server have a text each, which {@link bringErrorTexts} fetches; for
 * others, and until then, it is the server's message.
 */
export function errorText(error: AppError, i18n: Pick<I18n, 't' | 'has'>, nowMs: number): ErrorText {
  const { t } = i18n;
  if (!(error instanceof ApiError)) return { text: t(error.messageKey) };
  const { endpoint, server } = error;
  const { code, id, message, info } = server;
  const key = refusalKey(server, i18n);
  const isFailure = key === 'serverError.INTERNAL_ERROR';
  const report = [`Endpoint: ${endpoint}`, `Info: ${JSON.stringify(info ?? null)}`, `Date: ${new Date(nowMs).toISOString()}`];
  return {
    ...(i18n.has(key) ? { title: t(key), text: t(`${key}.help` as MessageKey) } : { text: message || t(error.messageKey) }),
    details: [code, id].join('\n').trim(),
    ...(isFailure && { copyText: report.join('\n') }),
  };
}

/** Whether the texts about refusals are there. */
export const hasErrorTexts = (i18n: Pick<I18n, 'has'>): boolean => i18n.has('serverError.INTERNAL_ERROR');

/** Fetches the texts about refusals, which most visits never need. Never rejects: without them, there is the server's message. */
export async function bringErrorTexts(i18n: Pick<I18n, 'bring'>, error: AppError): Promise<void> {
  if (error instanceof ApiError) await i18n.bring(['serverError']).catch(() => {});
}
