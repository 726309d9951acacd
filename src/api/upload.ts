import { ApiError, CanceledError, NetworkError, OfflineError, ParseError, type AppError } from '~/lib/AppError';
import type { UploadOptions } from './ApiClient';
import { EMPTY_FILE, errorOfAnswer, FILE_TOO_LARGE, parseJson, type RawAnswer } from './errors';
import type { WireDriveFile } from './wire';

const ENDPOINT = 'drive/files/create';
/** How much of an answer that is not JSON is shown to the viewer. */
const SHOWN_RAW_CHARACTERS = 500;

/** The parts of XMLHttpRequest that are used; fetch cannot report upload progress. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'send' | 'abort' | 'status' | 'responseText' | 'getResponseHeader' | 'addEventListener'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> };

/** Uploads one file to the drive as a multipart form. Rejects with an `AppError`. */
export async function uploadFile(options: {
  readonly origin: string;
  readonly token: string;
  readonly file: Blob;
  readonly upload: UploadOptions;
  readonly createRequest: () => UploadRequest;
  readonly isOnline: () => boolean;
}): Promise<WireDriveFile> {
  const { origin, token, file, upload, createRequest, isOnline } = options;
  const { signal } = upload;
  if (signal?.aborted) throw new CanceledError('canceled');
  if (file.size === 0) throw new ApiError(ENDPOINT, 400, { code: EMPTY_FILE, id: '', message: 'the file is empty' });
  const request = createRequest();
  const abort = (): void => request.abort();
  signal?.addEventListener('abort', abort);
  try {
    return await new Promise<WireDriveFile>((resolve, reject) => {
      request.open('POST', `${origin}/api/${ENDPOINT}`);
      request.upload.addEventListener('progress', (event) => upload.onProgress?.(event.loaded, event.total));
      request.addEventListener('error', () =>
        reject(isOnline() ? new NetworkError('no answer to the upload') : new OfflineError('no network')),
      );
      request.addEventListener('abort', () => reject(new CanceledError('canceled')));
      request.addEventListener('load', () => {
        const { status, responseText: text } = request;
        const stored = status === 200 ? parseJson(text) : undefined;
        // The browser complains about a header that a server of another origin does not show.
        const answer = { status, text, retryAfter: stored === undefined ? request.getResponseHeader('retry-after') : null };
        if (stored === undefined) reject(errorOfUpload(answer));
        else resolve(stored as WireDriveFile);
      });
      request.send(formOf(token, file, upload));
    });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function formOf(token: string, file: Blob, { name, folderId, isSensitive, comment, force, keepMetadata }: UploadOptions): FormData {
  const form = new FormData();
  form.append('i', token);
  form.append('force', force ? 'true' : 'false');
  if (name !== undefined) form.append('name', name);
  if (folderId) form.append('folderId', folderId);
  if (isSensitive) form.append('isSensitive', 'true');
  if (keepMetadata) form.append('keepMetadata', 'true');
  if (comment) form.append('comment', comment);
  // The file comes last, so that a server that streams the form knows the other fields first.
  if (name === undefined) form.append('file', file);
  else form.append('file', file, name);
  return form;
}

function errorOfUpload(answer: RawAnswer): AppError {
  if (answer.status === 413) {
    return new ApiError(ENDPOINT, 413, { code: FILE_TOO_LARGE, id: '', message: 'the file exceeds the size limit' });
  }
  if (answer.text !== '' && parseJson(answer.text) === undefined) {
    return new ParseError(answer.text.slice(0, SHOWN_RAW_CHARACTERS), ENDPOINT);
  }
  return errorOfAnswer(ENDPOINT, answer);
}
