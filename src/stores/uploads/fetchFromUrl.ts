import type { WireDriveFile } from '~/api/wire';
import { CanceledError, TimeoutError, toAppError, type AppError } from '~/lib/AppError';
import { DisposableStore } from '~/lib/disposable';
import type { AccountScope } from '../session/AccountScope';

/** How long to wait for the file; ms. Servers do not say when they fail to fetch it. */
export const URL_LIMIT_MS = 120_000;

/** Where the file goes. */
interface FetchOptions {
  readonly folderId: string | null;
  readonly signal: AbortSignal;
  /** Tells the answer apart from those to other requests. */
  readonly marker: string;
}

/**
 * Makes the server fetch a file from an address into the drive.
 * @returns the file when it is stored
 * @throws the server's refusal; TimeoutError if no file comes within two minutes, which is all that a failure shows; CanceledError
 */
export function fetchFromUrl(
  { api, hub, clock }: Pick<AccountScope, 'api' | 'hub' | 'clock'>,
  url: string,
  { folderId, signal, marker }: FetchOptions,
): Promise<WireDriveFile> {
  const waiting = new DisposableStore();
  const stored = new Promise<WireDriveFile>((resolve, reject) => {
    const refuse = (error: AppError): void => reject(error);
    const cancel = (): void => refuse(new CanceledError('canceled'));
    // Listening comes first: a small file may arrive before the answer.
    waiting.add(
      hub.acquire('main', undefined, (type, body) => {
        if (type !== 'urlUploadFinished') return;
        const finished = body as { readonly marker?: unknown; readonly file?: WireDriveFile };
        if (finished.marker === marker && finished.file) resolve(finished.file);
      }),
    );
    waiting.add(clock.after(URL_LIMIT_MS, () => refuse(new TimeoutError('the server did not bring the file'))));
    signal.addEventListener('abort', cancel);
    waiting.add({ dispose: () => signal.removeEventListener('abort', cancel) });
    api.call('drive/files/upload-from-url', { url, folderId, marker }).catch((thrown: unknown) => refuse(toAppError(thrown)));
  });
  return stored.finally(() => waiting.dispose());
}
