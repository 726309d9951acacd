import { computed, makeObservable } from 'mobx';
import type { WireDriveFile } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import type { Collection } from '../resources/Collection';
import { driveUsage, filesIn, sortsWholeFolder, type FileOrder } from '../resources/drive/driveFiles';
import { foldersIn, pathToFolder, type DriveFolder } from '../resources/drive/driveFolders';
import type { Query } from '../resources/Query';
import { resourcesOf } from '../resources/resourcesOf';
import type { AccountScope } from '../session/AccountScope';
import { DriveChoice } from './DriveChoice';

/** Which part of the drive a {@link DriveFolderStore} shows. */
export interface DriveFolderPlace {
  /** The folder; null for files that are in no folder. */
  readonly folderId: string | null;
  /** Only files of this kind: `image/*` or a whole MIME type. */
  readonly type?: string;
  /** How the files are sorted; newest first by default. */
  readonly order?: FileOrder;
  /** Whether only folders are needed, to choose one of them. */
  readonly hasFiles?: boolean;
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
  /** The chosen files and folders. */
  readonly choice: DriveChoice;
  /** Whether further files come as the reader scrolls; otherwise there are only those that the server sorts at once. */
  readonly isPaged: boolean;
  readonly #account: AccountScope;
  readonly #hasFiles: boolean;
  readonly #path: Query<readonly DriveFolder[]>;
  readonly #usage: Query<DriveUsage>;

  constructor(account: AccountScope, { folderId, type, order = 'newest', hasFiles = true }: DriveFolderPlace) {
    const resources = resourcesOf(account);
    this.#account = account;
    this.#hasFiles = hasFiles;
    this.folderId = folderId;
    this.isPaged = sortsWholeFolder(order);
    this.folders = resources.collection(foldersIn, folderId);
    this.files = resources.collection(filesIn, { folderId, ...(type !== undefined && { type }), ...(order !== 'newest' && { order }) });
    this.choice = new DriveChoice(() => [...this.folders.ids, ...this.files.ids]);
    this.#path = resources.query(pathToFolder, folderId);
    this.#usage = resources.query(driveUsage, null);
    makeObservable(this, { chosen: computed, chosenFolders: computed });
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

  /** The chosen files, in the order in which they were chosen. */
  get chosen(): readonly WireDriveFile[] {
    return this.choice.ids.flatMap((id) => this.files.get(id) ?? []);
  }

  /** The chosen folders. */
  get chosenFolders(): readonly DriveFolder[] {
    return this.choice.ids.flatMap((id) => this.folders.get(id) ?? []);
  }

  /** Whether the folder itself was deleted while it was open. */
  get isGone(): boolean {
    const { status, value, error } = this.#path;
    return status === 'ready' && value === undefined && error === null;
  }

  /** The error that leaves nothing to show; null if there is content. */
  get error(): AppError | null {
    const pathError = this.path.length === 0 ? this.#path.error : null;
    return pathError ?? this.folders.error ?? (this.#hasFiles ? this.files.error : null);
  }

  get isLoading(): boolean {
    return this.#lists.some(({ items, status }) => items.length === 0 && (status === 'idle' || status === 'loading'));
  }

  get isEmpty(): boolean {
    return this.#lists.every(({ items }) => items.length === 0);
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

  get #lists(): readonly (Collection<DriveFolder> | Collection<WireDriveFile>)[] {
    return this.#hasFiles ? [this.folders, this.files] : [this.folders];
  }

  get #resources() {
    return this.#hasFiles ? [this.folders, this.files, this.#usage, this.#path] : [this.folders, this.#path];
  }
}
