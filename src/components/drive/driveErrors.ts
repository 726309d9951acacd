import { EMPTY_FILE, FILE_TOO_LARGE, MAX_FILE_SIZE_EXCEEDED, UNALLOWED_FILE_TYPE } from '~/api/errors';
import type { I18n } from '~/i18n/I18n';
import { ApiError, ParseError, type AppError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';
import { errorText } from '~/stores/ui/errorText';

/** Errors of the server for uploads, by id. */
const INAPPROPRIATE = 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2';
const NO_FREE_SPACE = 'd08dbc37-a6a9-463a-8c47-96c32ab5f064';

/** The error id for deleting a folder that is not empty. */
const FOLDER_NOT_EMPTY = 'b0fc8a17-963c-405d-bfbc-859a487295e1';

/** Returns the text for a failure in the drive. */
export function driveErrorText(error: AppError, i18n: I18n, nowMs: number): string {
  // The error has no id, so the answer's text decides.
  if (error instanceof ParseError && error.message !== '') return error.message;
  if (error instanceof ApiError) {
    const { code, id } = error.server;
    if (code === EMPTY_FILE) return i18n.t('drive.emptyFile');
    if (code === FILE_TOO_LARGE || code === MAX_FILE_SIZE_EXCEEDED) return i18n.t('drive.tooLarge');
    if (code === UNALLOWED_FILE_TYPE) return i18n.t('drive.unallowedType');
    if (id === INAPPROPRIATE) return i18n.t('drive.inappropriate');
    if (id === NO_FREE_SPACE) return i18n.t('drive.noFreeSpace');
    if (id === FOLDER_NOT_EMPTY) return i18n.t('drive.folderNotEmpty');
    if (code === 'RECURSIVE_NESTING') return i18n.t('drive.recursiveNesting');
  }
  return errorText(error, i18n, nowMs).text;
}

/** Whether uploading the same file again may work: without a connection, on a full drive, or where a limit is raised. */
export function mayUploadAgain(error: AppError): boolean {
  return !(error instanceof ApiError) || (error.server.code !== EMPTY_FILE && error.server.id !== INAPPROPRIATE);
}

/** Shows a failure: with the texts of the drive if it has one for it, otherwise like everywhere else. */
export function showDriveError({ overlays, i18n, clock }: Pick<RootStore, 'overlays' | 'i18n' | 'clock'>, error: AppError): void {
  const text = driveErrorText(error, i18n, clock.now());
  if (text === errorText(error, i18n, clock.now()).text) overlays.showError(error);
  else void overlays.alert({ kind: 'error', text });
}
