import type { WireDriveFile } from '~/api/wire';
import type { DriveDrag } from '~/components/drive/driveDrag';
import { showDriveError } from '~/components/drive/driveErrors';
import { fileById } from '~/stores/resources/drive/driveFiles';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import type { Uploads } from '~/stores/uploads/Uploads';
import { MAX_FILES, type FileOwner } from './Attachments';
import { pastedName } from './pastedName';

/** A note in progress, and the account that writes it. */
export interface AttachDeps {
  readonly root: RootStore;
  readonly account: AccountScope;
  readonly state: FileOwner;
}

/** Uploads files, and attaches them in this order. Those without room stay where they are. */
export async function uploadToNote(deps: AttachDeps, files: readonly File[], keepOriginal?: boolean): Promise<void> {
  const { attachments } = deps.state;
  const uploads = uploadsOf(deps);
  const fitting = files.slice(0, attachments.room);
  refuse(deps, files.length - fitting.length);
  await uploads.add(fitting, { folderId: deps.root.settings.get('uploadFolder'), keepOriginal, to: attachments });
}

/** Uploads pasted files under names of the pattern in the settings. */
export function uploadPasted(deps: AttachDeps, files: readonly File[]): Promise<void> {
  const pattern = deps.root.settings.get('pastedFileName');
  const { lang } = deps.root.i18n;
  const named = files.map((file, index) => {
    const { type, lastModified } = file;
    return new File([file], pastedName(pattern, { fileName: file.name, lastModified, number: index + 1, lang }), { type, lastModified });
  });
  return uploadToNote(deps, named);
}

/** Attaches files of the drive, as many as there is room for. */
export function attachDriveFiles(deps: AttachDeps, files: readonly WireDriveFile[]): void {
  refuse(deps, deps.state.attachments.add(files));
}

/** Asks for an address, makes the server fetch the file from there, and attaches it when it comes. */
export async function attachFromUrl(deps: AttachDeps): Promise<void> {
  const { root, state } = deps;
  const { t } = root.i18n;
  if (state.attachments.room === 0) return refuse(deps, 1);
  const url = await root.overlays.prompt({
    title: t('drive.uploadFromUrl'),
    text: t('drive.urlPrompt'),
    type: 'url',
    placeholder: 'https://',
    minLength: 1,
  });
  if (url === undefined) return undefined;
  const uploads = uploadsOf(deps);
  await uploads.addFromUrl(url.trim(), { folderId: root.settings.get('uploadFolder'), to: state.attachments });
  return undefined;
}

/** Attaches dropped files: of this device, or of the drive. */
export function attachDropped(deps: AttachDeps, dropped: Dropped): Promise<void> {
  return dropped.drag ? attachDragged(deps, dropped.drag) : uploadToNote(deps, dropped.files);
}

/** The dropped data, read during the event, because browsers forget them afterwards. */
export interface Dropped {
  readonly drag: DriveDrag | null;
  readonly files: readonly File[];
}

async function attachDragged(deps: AttachDeps, drag: DriveDrag): Promise<void> {
  const { root, account } = deps;
  if (drag.account !== account.key) return root.overlays.toast({ kind: 'error', text: root.i18n.t('drive.otherAccount') });
  if (drag.folders.length > 0) root.overlays.toast({ kind: 'error', text: root.i18n.t('composer.attachments.noFolders') });
  const found = await settle(Promise.all(drag.files.map((id) => resourcesOf(account).read(fileById, id))));
  if (found.ok)
    attachDriveFiles(
      deps,
      found.value.filter((file) => file !== undefined),
    );
  else showDriveError(root, found.error);
  return undefined;
}

/** Returns the uploads of the account, which know the note from now on. */
function uploadsOf({ root, account, state }: AttachDeps): Uploads {
  const uploads = root.part(createAllUploads).of(account);
  state.attachments.connect(uploads, state.draft.place);
  return uploads;
}

/** Says that files were left out. */
function refuse({ root }: AttachDeps, count: number): void {
  if (count === 0) return;
  root.overlays.toast({ kind: 'error', text: root.i18n.t('composer.attachments.full', { max: MAX_FILES, n: count }) });
}
