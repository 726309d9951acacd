import type { WireDriveFile } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import { LoadError, type AppError } from '~/lib/AppError';

export interface ViewerRequest {
  /** Everything to leaf through, in order; what is no picture is left out. */
  readonly files: readonly WireDriveFile[];
  readonly startId: string;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  readonly t: I18n['t'];
  onError: (error: AppError) => void;
}

/** Shows pictures large. The viewer's code arrives with the first click. */
export async function openViewer(request: ViewerRequest): Promise<void> {
  try {
    const { showViewer } = await import('./viewer');
    await showViewer(request);
  } catch (cause) {
    request.onError(new LoadError('could not load the image viewer', { cause }));
  }
}
