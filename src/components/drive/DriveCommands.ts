import type { WireDriveFile } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import { deleteFiles, moveFiles, updateFile, uploadFromUrl, type FileChange } from '~/stores/resources/driveFiles';
import { createFolder, deleteFolder, updateFolder, type DriveFolder } from '~/stores/resources/driveFolders';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { compose } from '~/stores/session/compose';
import type { DriveDrag } from './driveDrag';
import { showDriveError } from './driveErrors';

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
    if (url === undefined) return;
    if (await this.perform(uploadFromUrl(account, url.trim(), folderId)))
      root.overlays.toast({ kind: 'info', text: i18n.t('drive.urlRequested') });
  }

  async createFolder(): Promise<void> {
    const name = await this.#askName('drive.newFolder', 'drive.folderName');
    if (name !== undefined) await this.perform(createFolder(this.deps.account, name, this.deps.folderId));
  }

  async renameFolder(folder: DriveFolder): Promise<void> {
    const name = await this.#askName('drive.renameFolder', 'drive.folderName', folder.name);
    if (name !== undefined && name !== folder.name) await this.perform(updateFolder(this.deps.account, folder.id, { name }));
  }

  /** @returns whether the folder was deleted */
  async removeFolder(folder: DriveFolder): Promise<boolean> {
    const { i18n, account } = this.deps;
    const isSure = await this.#askToDelete(i18n.t('drive.deleteFolderQuestion', { name: folder.name }));
    return isSure && (await this.perform(deleteFolder(account, folder.id)));
  }

  async moveFolder(folder: DriveFolder): Promise<void> {
    const target = await this.#chooseFolder();
    if (target) await this.perform(updateFolder(this.deps.account, folder.id, { parentId: target.folderId }));
  }

  async renameFile(file: WireDriveFile): Promise<void> {
    const name = await this.#askName('drive.rename', 'drive.fileName', file.name);
    if (name !== undefined && name !== file.name) await this.change(file, { name });
  }

  async toggleSensitive(file: WireDriveFile): Promise<void> {
    await this.change(file, { isSensitive: !file.isSensitive });
  }

  async describe(file: WireDriveFile): Promise<void> {
    const answer = await this.deps.root.overlays.open('fileDescription', { file });
    if (answer && answer.comment !== file.comment) await this.change(file, answer);
  }

  async change(file: WireDriveFile, change: FileChange): Promise<void> {
    const result = await updateFile(this.deps.account, file.id, change);
    if (result.ok) this.deps.onChanged?.(result.value);
    else showDriveError(this.deps.root, result.error);
  }

  async moveFiles(files: readonly WireDriveFile[]): Promise<void> {
    const target = await this.#chooseFolder();
    if (!target) return;
    const ids = files.map(({ id }) => id);
    await this.perform(moveFiles(this.deps.account, ids, target.folderId));
  }

  /** @returns whether they were deleted */
  async removeFiles(files: readonly WireDriveFile[]): Promise<boolean> {
    const { i18n, account } = this.deps;
    const [first] = files;
    if (!first) return false;
    const question =
      files.length === 1
        ? i18n.t('drive.deleteFileQuestion', { name: first.name })
        : i18n.t('drive.deleteFilesQuestion', { n: files.length });
    return (
      (await this.#askToDelete(question)) &&
      (await this.perform(
        deleteFiles(
          account,
          files.map(({ id }) => id),
        ),
      ))
    );
  }

  async createNote(files: readonly WireDriveFile[]): Promise<void> {
    await compose(this.deps.root, { initialFiles: files }, this.deps.account);
  }

  /** Moves items that were dropped onto a folder. */
  async drop(drag: DriveDrag, folderId: string | null): Promise<void> {
    const { account, folderId: here } = this.deps;
    if (drag.kind === 'files') {
      if (folderId !== here) await this.perform(moveFiles(account, drag.ids, folderId));
    } else if (drag.id !== folderId) await this.perform(updateFolder(account, drag.id, { parentId: folderId }));
  }

  /** Waits for an action and shows its failure. @returns whether it succeeded */
  async perform(action: Promise<Result>): Promise<boolean> {
    const result = await action;
    if (!result.ok) showDriveError(this.deps.root, result.error);
    return result.ok;
  }

  #chooseFolder(): Promise<{ readonly folderId: string | null } | undefined> {
    return this.deps.root.overlays.open('driveFolderPicker', { folderId: this.deps.folderId });
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
