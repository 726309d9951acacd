import type { I18n } from '~/i18n/I18n';
import { ApiError, type AppError } from '~/lib/AppError';

/** The message for an error. `copyText` is present when the error is worth reporting to the administrator. */
export interface ErrorText {
  readonly title?: string;
  readonly text: string;
  readonly copyText?: string;
}

/** The message for an error: known codes of the server have their own text, others show the server's message. */
export function errorText(error: AppError, i18n: I18n, nowMs: number): ErrorText {
  const { t } = i18n;
  if (!(error instanceof ApiError)) return { text: t(error.messageKey) };
  const { code, id, message, info } = error.server;
  switch (code) {
    case 'INTERNAL_ERROR':
      return {
        title: t('ui.internalErrorTitle'),
        text: t('ui.internalErrorText'),
        copyText: [`Endpoint: ${error.endpoint}`, `Info: ${JSON.stringify(info ?? null)}`, `Date: ${new Date(nowMs).toISOString()}`].join(
          '\n',
        ),
      };
    case 'RATE_LIMIT_EXCEEDED':
      return { title: t('ui.cannotDoNow'), text: t('ui.rateLimitText') };
    case 'INVALID_PARAM':
      return { title: t('ui.invalidParamTitle'), text: t('ui.invalidParamText') };
    case 'ROLE_PERMISSION_DENIED':
      return { title: t('ui.permissionDeniedTitle'), text: t('ui.permissionDeniedText') };
    case 'YOUR_ACCOUNT_MOVED':
      return { title: t('ui.accountMovedTitle'), text: t('ui.accountMovedText') };
    default:
  }
  if (code.startsWith('TOO_MANY')) return { title: t('ui.tooManyTitle'), text: t('ui.errorId', { id }) };
  if (message.startsWith('Unexpected token')) return { title: t('ui.invalidResponseTitle'), text: t('ui.invalidResponseText') };
  return { text: id === '' ? message : `${message}\n${id}` };
}
