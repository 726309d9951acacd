import { action, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireDriveFile } from '~/api/wire';
import { toAppError, type AppError } from '~/lib/AppError';
import type { Disposable } from '~/lib/disposable';
import type { StreamHub } from '~/streaming/StreamHub';
import { DriveActions, type DriveSink } from './DriveActions';

/** What {@link DriveFileStore} is made of. */
export interface DriveFileDeps {
  readonly api: ApiClient;
  readonly hub: StreamHub;
  readonly fileId: string;
}

/** One file as it is looked at, kept up to date by the `drive` channel. */
export class DriveFileStore implements DriveSink {
  file: WireDriveFile | null = null;
  error: AppError | null = null;
  /** Whether it was deleted while it was looked at. */
  isGone = false;

  readonly actions: DriveActions;
  readonly #deps: DriveFileDeps;

  constructor(deps: DriveFileDeps) {
    this.#deps = deps;
    this.actions = new DriveActions(deps.api, this);
    makeObservable<this, 'fail'>(this, {
      file: observableRef,
      error: observableRef,
      isGone: observableRef,
      putFile: action,
      dropFile: action,
      fail: action,
    });
  }

  /** Loads the file and follows it, as long as the result is not disposed. */
  open(): Disposable {
    const lease = this.#deps.hub.acquire(
      'drive',
      undefined,
      (type, body) => {
        if (type === 'fileUpdated') this.putFile(body as WireDriveFile);
        else if (type === 'fileDeleted') this.dropFile(body as string);
      },
      () => void this.load(),
    );
    void this.load();
    return lease;
  }

  async load(): Promise<void> {
    try {
      const { fileId } = this.#deps;
      this.putFile(await this.#deps.api.call('drive/files/show', { fileId }));
    } catch (thrown) {
      this.fail(toAppError(thrown));
    }
  }

  /** Takes in what the file is now; answers about other files are none of its business. */
  putFile(file: WireDriveFile): void {
    if (file.id !== this.#deps.fileId) return;
    // Only the first answer names the folder.
    const folder = file.folder ?? (this.file?.folderId === file.folderId ? (this.file?.folder ?? null) : null);
    this.file = { ...file, folder };
    this.error = null;
  }

  dropFile(fileId: string): void {
    if (fileId === this.#deps.fileId) this.isGone = true;
  }

  private fail(error: AppError): void {
    this.error = error;
  }
}
