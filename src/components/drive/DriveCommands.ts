import type { WireDriveFile } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import { visibleFileName } from '~/lib/visibleText';
import { deleteFiles, driveFiles, updateFile, type FileChange } from '~/stores/resources/drive/driveFiles';
import { createFolder, deleteFolder, driveFolders, updateFolder, type DriveFolder } from '~/stores/resources/drive/driveFolders';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { compose } from '~/stores/session/guards';
import { updateMe } from '~/stores/session/updateMe';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import type { DriveDrag } from './driveDrag';
import { showDriveError } from './driveErrors';

/** Files and folders that a command is about. */
export interface DriveItems {
  readonly files: readonly WireDriveFile[];
  readonly folders: readonly DriveFolder[];
}

/** The dependencies of {@link DriveCommands}. */
export interface DriveCommandsDeps {
  readonly root: RootStore;
  readonly i18n: I18n;
  /** The owner of the files. */
  readonly account: AccountScope;
  /** The folder of the files; null for the root. */
  readonly folderId: string | null;
  /** Called with a file that was changed here. */
  onChanged?(file: WireDriveFile): void;
}

/** The longest names that servers accept. */
const NAME_LENGTH = 200;

/** How long a message offers to undo a change; ms. */
const UNDO_MS = 8_000;

/** The commands of the drive with their questions and messages. They never reject: failures are shown. */
export class DriveCommands {
  constructor(readonly deps: DriveCommandsDeps) {}

  async uploadFromUrl(): Promise<void> {
    const { root, i18n, account, folderId } = this.deps;
    const url = await root.overlays.prompt({
      title: i18n.t('drive.uploadFromUrl'),
      text: i18n.t('drive.urlPrompt'),
      type: 'url',
      placeholder: 'https://',
      minLength: 1,
    });
    if (url !== undefined) await root.part(createAllUploads).of(account).addFromUrl(url.trim(), { folderId });
  }

  async createFolder(): Promise<void> {
    const name = await this.#askName('drive.newFolder', 'drive.folderName');
    if (name !== undefined) await this.perform(createFolder(this.deps.account, name, this.deps.folderId));
  }

  async renameFolder(folder: DriveFolder): Promise<void> {
    const name = await this.#askName('drive.renameFolder', 'drive.folderName', folder.name);
    if (name === undefined || name === folder.name) return;
    const rename = (to: string): Promise<boolean> => this.perform(updateFolder(this.deps.account, folder.id, { name: to }));
    if (await rename(name)) this.#offerUndo(this.deps.i18n.t('drive.renamed'), () => rename(folder.name));
  }

  async renameFile(file: WireDriveFile): Promise<void> {
    const name = await this.#askName('drive.rename', 'drive.fileName', file.name);
    if (name === undefined || name === file.name) return;
    await this.#change([file], { name }, this.deps.i18n.t('drive.renamed'));
  }

  async toggleSensitive(file: WireDriveFile): Promise<void> {
    await this.markSensitive([file], !file.isSensitive);
  }

  /** Marks files as sensitive, or removes the mark. */
  async markSensitive(files: readonly WireDriveFile[], isSensitive: boolean): Promise<void> {
    const changed = files.filter((file) => file.isSensitive !== isSensitive);
    const text = this.deps.i18n.t(isSensitive ? 'drive.marked' : 'drive.unmarked', { n: changed.length });
    await this.#change(changed, { isSensitive }, text);
  }

  async describe(file: WireDriveFile): Promise<void> {
    const described = await this.deps.root.overlays.open('describeFile', { file });
    if (!described || described.comment === file.comment) return;
    this.deps.onChanged?.(described);
    this.#offerUndo(this.deps.i18n.t('drive.described'), () => this.#apply(file.id, { comment: file.comment }));
  }

  /** Asks for a folder, and moves files and folders into it. */
  async move(items: DriveItems): Promise<void> {
    const target = await this.deps.root.overlays.open('driveFolderPicker', { folderId: this.deps.folderId });
    if (target) await this.moveInto(target.folderId, items);
  }

  /** Moves files and folders one after another until one fails. Items that are in the folder already, and the folder itself, stay. */
  async moveInto(folderId: string | null, { files, folders }: DriveItems): Promise<void> {
    const { account, i18n } = this.deps;
    const moves = [
      ...files.map(({ id, folderId: from }) => ({ id, from, run: (to: string | null) => this.#apply(id, { folderId: to }) })),
      ...folders.map(({ id, parentId: from }) => ({
        id,
        from,
        run: (to: string | null) => this.perform(updateFolder(account, id, { parentId: to })),
      })),
    ].filter(({ id, from }) => from !== folderId && id !== folderId);
    const moved = await untilFailure(moves, ({ run }) => run(folderId));
    if (moved.length > 0)
      this.#offerUndo(i18n.t('drive.moved', { n: moved.length }), () => untilFailure(moved, ({ from, run }) => run(from)));
  }

  /** Moves items that were dropped onto a folder. */
  async drop(drag: DriveDrag, folderId: string | null): Promise<void> {
    const { account, root, i18n } = this.deps;
    if (drag.account !== account.key) {
      root.overlays.toast({ kind: 'error', text: i18n.t('drive.otherAccount') });
      return;
    }
    await this.moveInto(folderId, { files: driveFiles.many(account, drag.files), folders: driveFolders.many(account, drag.folders) });
  }

  /** Asks, and deletes files and folders. Folders must be empty. @returns whether all of them were deleted */
  async remove({ files, folders }: DriveItems): Promise<boolean> {
    const { i18n, account, root } = this.deps;
    if (!(await this.#askToDelete(questionOf(i18n, { files, folders })))) return false;
    if (files.length > 0) {
      const ids = files.map(({ id }) => id);
      if (!(await this.perform(deleteFiles(account, ids)))) return false;
    }
    const deleted = await untilFailure(folders, ({ id }) => this.perform(deleteFolder(account, id)));
    // Every upload into a folder that is gone would fail.
    if (deleted.some(({ id }) => id === root.settings.get('uploadFolder'))) root.settings.reset('uploadFolder');
    return deleted.length === folders.length;
  }

  async createNote(files: readonly WireDriveFile[]): Promise<void> {
    await compose(this.deps.root, { initialFiles: files }, this.deps.account);
  }

  /** Cuts a part out of a picture, and stores it as a new file. */
  async crop(file: WireDriveFile): Promise<void> {
    const { root, i18n } = this.deps;
    const made = await root.overlays.open('imageCrop', { file });
    if (made) root.overlays.toast({ kind: 'success', text: i18n.t('drive.cropped', { name: visibleFileName(made.name) }) });
  }

  /** Asks, and makes a picture the viewer's avatar or banner. */
  async setAs(file: WireDriveFile, use: 'avatar' | 'banner'): Promise<void> {
    const { root, i18n, account } = this.deps;
    const field = `${use}Id` as const;
    const before = account.me?.[field] ?? null;
    const text = i18n.t(`drive.${use}Question`, { name: visibleFileName(file.name) });
    if (!(await root.overlays.confirm({ text, okLabel: i18n.t(`drive.${use}Use`) }))) return;
    const set = (id: string | null): Promise<boolean> => this.perform(updateMe(account, { [field]: id }));
    if (await set(file.id)) this.#offerUndo(i18n.t(`drive.${use}Changed`), () => set(before));
  }

  /** Waits for an action and shows its failure. @returns whether it succeeded */
  async perform(action: Promise<Result<unknown>>): Promise<boolean> {
    const result = await action;
    if (!result.ok) showDriveError(this.deps.root, result.error);
    return result.ok;
  }

  /** Changes files one after another until one fails, and offers to undo it. */
  async #change(files: readonly WireDriveFile[], change: FileChange, text: string): Promise<void> {
    const changed = await untilFailure(files, ({ id }) => this.#apply(id, change));
    if (changed.length > 0) this.#offerUndo(text, () => untilFailure(changed, (file) => this.#apply(file.id, before(file, change))));
  }

  async #apply(fileId: string, change: FileChange): Promise<boolean> {
    const result = await updateFile(this.deps.account, fileId, change);
    if (result.ok) this.deps.onChanged?.(result.value);
    else showDriveError(this.deps.root, result.error);
    return result.ok;
  }

  #offerUndo(text: string, undo: () => Promise<unknown>): void {
    const { root, i18n } = this.deps;
    root.overlays.toast({ kind: 'success', text, durationMs: UNDO_MS, action: { label: i18n.t('drive.undo'), run: () => void undo() } });
  }

  #askToDelete(text: string): Promise<boolean> {
    return this.deps.root.overlays.confirm({ text, kind: 'warning', danger: true, okLabel: this.deps.i18n.t('drive.delete') });
  }

  async #askName(
    title: 'drive.newFolder' | 'drive.renameFolder' | 'drive.rename',
    text: 'drive.folderName' | 'drive.fileName',
    initial = '',
  ): Promise<string | undefined> {
    const { t } = this.deps.i18n;
    const name = await this.deps.root.overlays.prompt({ title: t(title), text: t(text), initial, minLength: 1, maxLength: NAME_LENGTH });
    return name?.trim() || undefined;
  }
}

/** Returns the question before something is deleted. */
function questionOf({ t }: I18n, { files, folders }: DriveItems): string {
  const n = files.length + folders.length;
  if (n > 1 && folders.length > 0) return t('drive.deleteItemsQuestion', { n });
  if (n > 1) return t('drive.deleteFilesQuestion', { n });
  const [folder] = folders;
  if (folder) return t('drive.deleteFolderQuestion', { name: folder.name });
  return t('drive.deleteFileQuestion', { name: visibleFileName(files[0]?.name ?? '') });
}

/** Returns the present values of the fields that a change sets. */
const before = (file: WireDriveFile, change: FileChange): FileChange =>
  Object.fromEntries(Object.keys(change).map((field) => [field, file[field as keyof FileChange]]));

/** Does something to each item in order, and stops at the first failure. @returns the items before it */
async function untilFailure<T>(items: readonly T[], act: (item: T) => Promise<boolean>): Promise<readonly T[]> {
  for (const [index, item] of items.entries()) if (!(await act(item))) return items.slice(0, index);
  return items;
}
