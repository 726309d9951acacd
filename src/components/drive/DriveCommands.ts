import type { WireDriveFile, WireDriveFolder } from '~/api/wire';
import type { I18n } from '~/i18n/I18n';
import type { Result } from '~/lib/Result';
import type { DriveActions, FileChange } from '~/stores/drive/DriveActions';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { compose } from '~/stores/session/compose';
import type { DriveDrag } from './driveDrag';
import { showDriveError } from './driveErrors';

/** What {@link DriveCommands} needs. */
export interface DriveCommandsDeps {
  readonly root: RootStore;
  readonly i18n: I18n;
  /** The owner of the files. */
  readonly account: Pick<AccountScope, 'me'>;
  readonly actions: DriveActions;
  /** The folder of the files; null for the root. */
  readonly folderId: string | null;
}

/** The longest name that servers accept, in characters. */
const NAME_LENGTH = 200;

/** The actions in the drive, with their questions and messages. They never reject: failures are shown. */
export class DriveCommands {
  constructor(readonly deps: DriveCommandsDeps) {}

  async uploadFromUrl(): Promise<void> {
    const { root, i18n, actions, folderId } = this.deps;
    const url = await root.overlays.prompt({
      title: i18n.t('drive.uploadFromUrl'),
      text: i18n.t('drive.urlPrompt'),
      type: 'url',
      placeholder: 'https://',
      minLength: 1,
    });
    if (url === undefined) return;
    if (await this.perform(actions.uploadFromUrl(url.trim(), folderId)))
      root.overlays.toast({ kind: 'info', text: i18n.t('drive.urlRequested') });
  }

  async createFolder(): Promise<void> {
    const name = await this.#askName('drive.newFolder', 'drive.folderName');
    if (name !== undefined) await this.perform(this.deps.actions.createFolder(name, this.deps.folderId));
  }

  async renameFolder(folder: WireDriveFolder): Promise<void> {
    const name = await this.#askName('drive.renameFolder', 'drive.folderName', folder.name);
    if (name !== undefined && name !== folder.name) await this.perform(this.deps.actions.renameFolder(folder.id, name));
  }

  /** @returns whether the folder was deleted */
  async removeFolder(folder: WireDriveFolder): Promise<boolean> {
    const { i18n, actions } = this.deps;
    const isSure = await this.#askToDelete(i18n.t('drive.deleteFolderQuestion', { name: folder.name }));
    return isSure && (await this.perform(actions.removeFolder(folder.id)));
  }

  async moveFolder(folder: WireDriveFolder): Promise<void> {
    const target = await this.#chooseFolder();
    if (target) await this.perform(this.deps.actions.moveFolder(folder.id, target.folderId));
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
    await this.perform(this.deps.actions.changeFile(file.id, change));
  }

  async moveFiles(files: readonly WireDriveFile[]): Promise<void> {
    const target = await this.#chooseFolder();
    if (!target) return;
    const ids = files.map(({ id }) => id);
    await this.perform(this.deps.actions.moveFiles(ids, target.folderId));
  }

  /** @returns whether the files were deleted */
  async removeFiles(files: readonly WireDriveFile[]): Promise<boolean> {
    const { i18n, actions } = this.deps;
    const [first] = files;
    if (!first) return false;
    const question =
      files.length === 1
        ? i18n.t('drive.deleteFileQuestion', { name: first.name })
        : i18n.t('drive.deleteFilesQuestion', { n: files.length });
    return (await this.#askToDelete(question)) && (await this.perform(actions.removeFiles(files.map(({ id }) => id))));
  }

  async createNote(files: readonly WireDriveFile[]): Promise<void> {
    await compose(this.deps.root, { initialFiles: files }, this.deps.account);
  }

  /** Moves what was dropped into a folder. */
  async drop(drag: DriveDrag, folderId: string | null): Promise<void> {
    const { actions, folderId: here } = this.deps;
    if (drag.kind === 'files') {
      if (folderId !== here) await this.perform(actions.moveFiles(drag.ids, folderId));
    } else if (drag.id !== folderId) await this.perform(actions.moveFolder(drag.id, folderId));
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
