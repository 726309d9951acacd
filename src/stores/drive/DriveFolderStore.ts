import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { WireDriveFile, WireDriveFolder } from '~/api/wire';
import { toAppError, type AppError } from '~/lib/AppError';
import { DisposableStore, disposable, type Disposable } from '~/lib/disposable';
import type { StreamHub } from '~/streaming/StreamHub';
import { Collection } from '../resources/Collection';
import { settle } from '../settle';
import { DriveActions, type DriveSink } from './DriveActions';

/** What a {@link DriveFolderStore} is made of. */
export interface DriveFolderDeps {
  readonly api: ApiClient;
  readonly hub: StreamHub;
  /** null for what lies in no folder. */
  readonly folderId: string | null;
  /** Only files of this kind: `image/*` or a whole MIME type. */
  readonly type?: string;
}

/** How many files or folders a page has. */
const PAGE = 30;

/** Room in the drive, in bytes. */
export interface DriveUsage {
  readonly capacity: number;
  readonly usage: number;
}

/**
 * One folder of the drive as it is looked at: where it is, what it holds, what is chosen in it. The server's answers and
 * the `drive` channel both end in {@link putFile} and {@link putFolder}, so it does not matter which of them is first.
 */
export class DriveFolderStore implements DriveSink {
  /** From the outermost folder to this one. */
  path: readonly WireDriveFolder[] = [];
  pathError: AppError | null = null;
  usage: DriveUsage | null = null;
  /** Ids of chosen files, in the order in which they were chosen. */
  chosenIds: readonly string[] = [];

  readonly folders: Collection<WireDriveFolder>;
  readonly files: Collection<WireDriveFile>;
  readonly actions: DriveActions;
  readonly #deps: DriveFolderDeps;
  #wasOpen = false;

  constructor(deps: DriveFolderDeps) {
    this.#deps = deps;
    const { api, folderId, type } = deps;
    this.actions = new DriveActions(api, this);
    const paging = { firstLimit: PAGE, nextLimit: PAGE, looksAhead: true };
    this.folders = new Collection<WireDriveFolder>({
      ...paging,
      fetch: ({ limit, untilId, signal }) => api.call('drive/folders', { folderId, limit, ...(untilId && { untilId }) }, { signal }),
    });
    this.files = new Collection<WireDriveFile>({
      ...paging,
      fetch: ({ limit, untilId, signal }) =>
        api.call('drive/files', { folderId, limit, ...(type && { type }), ...(untilId && { untilId }) }, { signal }),
    });
    makeObservable<this, 'setPath' | 'setUsage' | 'failPath'>(this, {
      path: observableRef,
      pathError: observableRef,
      usage: observableRef,
      chosenIds: observableRef,
      folder: computed,
      chosen: computed,
      error: computed,
      isLoading: computed,
      isEmpty: computed,
      setPath: action,
      failPath: action,
      setUsage: action,
      toggle: action,
      choose: action,
      putFile: action,
      putFolder: action,
      dropFile: action,
      dropFolder: action,
    });
  }

  get folderId(): string | null {
    return this.#deps.folderId;
  }

  /** The folder itself; null for the root, and while it is not known. */
  get folder(): WireDriveFolder | null {
    return this.path.find(({ id }) => id === this.folderId) ?? null;
  }

  get chosen(): readonly WireDriveFile[] {
    return this.chosenIds.flatMap((id) => this.files.get(id) ?? []);
  }

  /** Why nothing can be shown. */
  get error(): AppError | null {
    return this.pathError ?? this.folders.error ?? this.files.error;
  }

  get isLoading(): boolean {
    const isOpening = ({ status, items }: Collection<never>) => items.length === 0 && (status === 'idle' || status === 'loading');
    return isOpening(this.folders as Collection<never>) || isOpening(this.files as Collection<never>);
  }

  get isEmpty(): boolean {
    return this.folders.items.length === 0 && this.files.items.length === 0;
  }

  /** Loads the folder and follows what happens in it, as long as the result is not disposed. */
  open(): Disposable {
    const owned = new DisposableStore();
    owned.add(
      this.#deps.hub.acquire(
        'drive',
        undefined,
        (type, body) => this.#hear(type, body),
        () => void this.reload(),
      ),
    );
    owned.add(disposable(() => this.folders.dispose()));
    owned.add(disposable(() => this.files.dispose()));
    // Whoever comes back has missed what happened meanwhile.
    if (this.#wasOpen || this.files.status !== 'ready') void this.reload();
    this.#wasOpen = true;
    return owned;
  }

  /** Loads everything anew; what is shown stays until the answers. */
  async reload(): Promise<void> {
    await Promise.all([this.folders.reload(), this.files.reload(), this.#loadPath(), this.refreshUsage()]);
  }

  /** Asks how full the drive is. A failure leaves the former answer: the meter is not what people came for. */
  async refreshUsage(): Promise<void> {
    const answer = await settle(this.#deps.api.call('drive', {}));
    if (answer.ok) this.setUsage(answer.value);
  }

  /** Chooses a file, or no longer. */
  toggle(fileId: string): void {
    this.chosenIds = this.chosenIds.includes(fileId) ? this.chosenIds.filter((id) => id !== fileId) : [...this.chosenIds, fileId];
  }

  /** Chooses these files alone. */
  choose(fileIds: readonly string[]): void {
    this.chosenIds = fileIds;
  }

  /** Takes in what a file is now: here, changed, or elsewhere. */
  putFile(file: WireDriveFile): void {
    if (file.folderId !== this.folderId) this.dropFile(file.id);
    else if (this.files.get(file.id)) this.files.replace(file);
    else if (this.files.status === 'ready' && matchesType(file.type, this.#deps.type)) this.files.prepend(file);
  }

  /** Takes in what a folder is now: here, changed, or elsewhere. */
  putFolder(folder: WireDriveFolder): void {
    this.path = this.path.map((known) => (known.id === folder.id ? { ...known, name: folder.name } : known));
    if (folder.parentId !== this.folderId) this.folders.remove(folder.id);
    else if (this.folders.get(folder.id)) this.folders.replace(folder);
    else if (this.folders.status === 'ready') this.folders.prepend(folder);
  }

  dropFile(fileId: string): void {
    this.files.remove(fileId);
    this.chosenIds = this.chosenIds.filter((id) => id !== fileId);
  }

  dropFolder(folderId: string): void {
    this.folders.remove(folderId);
  }

  #hear(type: string, body: unknown): void {
    switch (type) {
      case 'fileCreated':
        void this.refreshUsage();
        return this.putFile(body as WireDriveFile);
      case 'fileUpdated':
        return this.putFile(body as WireDriveFile);
      case 'fileDeleted':
        void this.refreshUsage();
        return this.dropFile(body as string);
      case 'folderCreated':
      case 'folderUpdated':
        return this.putFolder(body as WireDriveFolder);
      case 'folderDeleted':
        return this.dropFolder(body as string);
      default:
        return undefined;
    }
  }

  async #loadPath(): Promise<void> {
    if (this.folderId === null) return;
    try {
      const folder = await this.#deps.api.call('drive/folders/show', { folderId: this.folderId });
      const path: WireDriveFolder[] = [];
      for (let at: WireDriveFolder | null | undefined = folder; at; at = at.parent) path.unshift(at);
      this.setPath(path);
    } catch (thrown) {
      this.failPath(toAppError(thrown));
    }
  }

  private setPath(path: readonly WireDriveFolder[]): void {
    this.path = path;
    this.pathError = null;
  }

  private failPath(error: AppError): void {
    this.pathError = error;
  }

  private setUsage(usage: DriveUsage): void {
    this.usage = usage;
  }
}

function matchesType(type: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
