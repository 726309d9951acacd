import type { DriveFolderStore } from '~/stores/drive/DriveFolderStore';
import type { Uploads } from '~/stores/uploads/Uploads';
import type { DriveCommands, DriveItems } from './DriveCommands';
import type { DriveDrag } from './driveDrag';

/** The folder on screen, with everything that its views need. */
export interface DriveBrowser {
  readonly store: DriveFolderStore;
  readonly uploads: Uploads;
  readonly commands: DriveCommands;
  /** The chosen files and folders. */
  readonly chosen: DriveItems;
}

/**
 * Returns the items of a drag that begins at an item: everything that is chosen if the item is, otherwise the item.
 * @param account the key of the account in use
 */
export function draggedFrom({ store, chosen }: DriveBrowser, account: string, item: DriveItems): DriveDrag {
  const isChosen = [...item.files, ...item.folders].every(({ id }) => store.choice.has(id));
  const { files, folders } = isChosen ? chosen : item;
  return { account, files: files.map(({ id }) => id), folders: folders.map(({ id }) => id) };
}

/** Uploads files into the current folder. */
export const uploadHere = ({ uploads, store }: DriveBrowser, files: readonly File[]): Promise<unknown> =>
  uploads.add(files, { folderId: store.folderId });

/** Asks for files, and uploads them into the current folder. */
export async function chooseUploads(browser: DriveBrowser): Promise<void> {
  await uploadHere(browser, await chooseLocalFiles());
}

/**
 * Asks for files of this device; returns an empty list if canceled.
 * @param accept the kind of files that the browser offers, such as `image/*`
 */
export function chooseLocalFiles({ accept = '', isSingle = false } = {}): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = !isSingle;
    input.accept = accept;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
