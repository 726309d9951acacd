import type { I18n, MessageKey } from '~/i18n/I18n';
import { ApiError, type AppError } from '~/lib/AppError';

/** The message for an error. */
export interface ErrorText {
  /** The failure in a few words. */
  readonly title?: string;
  /** The remedy or the reason. */
  readonly text: string;
  /** The code and id of a refusal, to look it up or to report it. */
  readonly details?: string;
  /** Present when the error is worth reporting to the administrator. */
  readonly copyText?: string;
}

/** The text about a refusal: that of its code, or of all codes that begin alike. A 5xx without an error body is an internal error. */
function refusalKey({ status, server: { code, message } }: ApiError, i18n: Pick<I18n, 'has'>): string {
  if (message === '' && status >= 500 && !i18n.has(`serverError.${code}`)) return 'serverError.INTERNAL_ERROR';
  if (code.startsWith('TOO_MANY') && !i18n.has(`serverError.${code}`)) return 'serverError.TOO_MANY';
  return message.startsWith('Unexpected token') ? 'serverError.invalidResponse' : `serverError.${code}`;
}

/** Returns the server's own words, or ours where it has none. When the server failed, they begin with that. */
export function serverWords(error: AppError, t: I18n['t']): string {
  const told = t(error.messageKey);
  if (!(error instanceof ApiError) || error.message === '') return told;
  return error.code === 'serverFailure' ? t('ui.titled', { title: told, text: error.message }) : error.message;
}

/**
 * Returns the message for an error. Known codes of the server have a text each, which {@link loadErrorTexts} fetches; for
 * others, and until then, it is the server's message.
 */
export function errorText(error: AppError, i18n: Pick<I18n, 't' | 'has'>, nowMs: number): ErrorText {
  const { t } = i18n;
  if (!(error instanceof ApiError)) return { text: t(error.messageKey) };
  const { endpoint, server } = error;
  const { code, id, info } = server;
  const key = refusalKey(error, i18n);
  const isFailure = key === 'serverError.INTERNAL_ERROR';
  const report = [`Endpoint: ${endpoint}`, `Info: ${JSON.stringify(info ?? null)}`, `Date: ${new Date(nowMs).toISOString()}`];
  return {
    ...(i18n.has(key) ? { title: t(key), text: t(`${key}.help` as MessageKey) } : { text: serverWords(error, t) }),
    details: [code, id].join('\n').trim(),
    ...(isFailure && { copyText: report.join('\n') }),
  };
}

/** Whether the texts about refusals have loaded. */
export const hasErrorTexts = (i18n: Pick<I18n, 'has'>): boolean => i18n.has('serverError.INTERNAL_ERROR');

/** Fetches the texts about refusals, which most visits never need. Never rejects: without them, there is the server's message. */
export async function loadErrorTexts(i18n: Pick<I18n, 'shared'>, error: AppError): Promise<void> {
  if (error instanceof ApiError) await i18n.shared().catch(() => {});
}
