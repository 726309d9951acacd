import { errorIds } from '~/api/errors';
import type { MessageKey } from '~/generated/MessageKey';
import type { I18n } from '~/i18n/I18n';
import { ApiError, StorageError, type AppError } from '~/lib/AppError';
import { settle } from '../settle';
import type { OverlayStore } from '../ui/OverlayStore';

/** The services that {@link explainAccountError} uses. */
interface AccountDialogDeps {
  readonly overlays: Pick<OverlayStore, 'alert'>;
  readonly i18n: Pick<I18n, 't' | 'shared'>;
  readonly report: (error: AppError) => void;
}

/**
 * Says why an account could not be fetched or kept. Resolves when the viewer has read it. If the texts do not load, the failure is reported
 * instead, because the next steps do not depend on the dialog.
 */
export async function explainAccountError({ overlays, i18n, report }: AccountDialogDeps, error: AppError): Promise<void> {
  const texts = await settle(i18n.shared());
  if (!texts.ok) return report(texts.error);
  const said = describeAccountError(error);
  const text = 'text' in said ? i18n.t(said.text) : said.detail;
  return overlays.alert({ title: i18n.t(said.title), text, kind: 'error' });
}

function describeAccountError(
  error: AppError,
): { readonly title: MessageKey; readonly text: MessageKey } | { readonly title: MessageKey; readonly detail: string } {
  if (error instanceof StorageError) return { title: 'accountDialog.notKeptTitle', text: 'accountDialog.notKeptText' };
  const id = error instanceof ApiError ? error.server.id : '';
  if (id === errorIds.accountSuspended) return { title: 'accountDialog.suspendedTitle', text: 'accountDialog.suspendedText' };
  if (id === errorIds.accountDeleted) return { title: 'accountDialog.deletedTitle', text: 'accountDialog.deletedText' };
  if (id === errorIds.tokenRevoked) return { title: 'accountDialog.revokedTitle', text: 'accountDialog.revokedText' };
  const detail = error instanceof ApiError ? error.server : { code: error.code, message: error.message };
  return { title: 'accountDialog.fetchFailedTitle', detail: JSON.stringify(detail) };
}
