import { action, computed, makeObservable, observableRef } from 'mobx';
import type { WireDriveFile } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { Collection } from '../resources/Collection';
import { driveUsage, filesIn } from '../resources/driveFiles';
import { foldersIn, pathToFolder, type DriveFolder } from '../resources/driveFolders';
import type { Query } from '../resources/Query';
import { resourcesOf } from '../resources/resourcesOf';
import type { AccountScope } from '../session/AccountScope';

/** Which part of the drive a {@link DriveFolderStore} shows. */
export interface DriveFolderPlace {
  /** The folder; null for files that are in no folder. */
  readonly folderId: string | null;
  /** Only files of this kind: `image/*` or a whole MIME type. */
  readonly type?: string;
}

/** Space in the drive, in bytes. */
export interface DriveUsage {
  readonly capacity: number;
  readonly usage: number;
}

/** One folder of the drive as a view shows it: its path, its content, and the selected files. */
export class DriveFolderStore {
  readonly folderId: string | null;
  readonly folders: Collection<DriveFolder>;
  readonly files: Collection<WireDriveFile>;
  readonly #account: AccountScope;
  readonly #path: Query<readonly DriveFolder[]>;
  readonly #usage: Query<DriveUsage>;
  /** Ids of the selected files in the order of selection, including files that were deleted since. */
  private chosenOnce: readonly string[] = [];

  constructor(account: AccountScope, { folderId, type }: DriveFolderPlace) {
    const resources = resourcesOf(account);
    this.#account = account;
    this.folderId = folderId;
    this.folders = resources.collection(foldersIn, folderId);
    this.files = resources.collection(filesIn, { folderId, ...(type !== undefined && { type }) });
    this.#path = resources.query(pathToFolder, folderId);
    this.#usage = resources.query(driveUsage, null);
    makeObservable<this, 'chosenOnce'>(this, {
      chosenOnce: observableRef,
      chosenIds: computed,
      chosen: computed,
      toggle: action,
      choose: action,
    });
  }

  /** The path from the outermost folder to this one; empty for the root, and while it is unknown. */
  get path(): readonly DriveFolder[] {
    return this.#path.value ?? [];
  }

  /** The folder itself; null for the root, and while it is unknown. */
  get folder(): DriveFolder | null {
    return this.path.at(-1) ?? null;
  }

  /** The space of the drive; undefined until the server has answered. */
  get usage(): DriveUsage | undefined {
    return this.#usage.value;
  }

  get chosen(): readonly WireDriveFile[] {
    return this.chosenOnce.flatMap((id) => this.files.get(id) ?? []);
  }

  /** Ids of the selected files in the order of selection. */
  get chosenIds(): readonly string[] {
    return this.chosen.map(({ id }) => id);
  }

  /** Why nothing can be shown; null if something can. */
  get error(): AppError | null {
    const pathError = this.path.length === 0 ? this.#path.error : null;
    return pathError ?? this.folders.error ?? this.files.error;
  }

  get isLoading(): boolean {
    return [this.folders, this.files].some(({ items, status }) => items.length === 0 && (status === 'idle' || status === 'loading'));
  }

  get isEmpty(): boolean {
    return this.folders.items.length === 0 && this.files.items.length === 0;
  }

  /** Loads the folder and follows its changes until the lease is disposed. */
  open(): Disposable {
    const resources = resourcesOf(this.#account);
    const leases = new DisposableStore();
    for (const resource of this.#resources) leases.add(resources.acquire(resource));
    return leases;
  }

  /** Loads everything again; the current content stays until the answers arrive. */
  async reload(): Promise<void> {
    await Promise.all(this.#resources.map((resource) => resource.reload()));
  }

  /** Selects or deselects a file. */
  toggle(fileId: string): void {
    const { chosenIds } = this;
    this.chosenOnce = chosenIds.includes(fileId) ? chosenIds.filter((id) => id !== fileId) : [...chosenIds, fileId];
  }

  /** Selects only these files. */
  choose(fileIds: readonly string[]): void {
    this.chosenOnce = fileIds;
  }

  get #resources() {
    return [this.folders, this.files, this.#usage, this.#path];
  }
}
