import type { DriveFolderStore } from '~/stores/drive/DriveFolderStore';
import type { DriveUploads } from '~/stores/drive/DriveUploads';
import type { DriveCommands } from './DriveCommands';

/** A folder that is looked at, with everything its views need. */
export interface DriveBrowser {
  readonly store: DriveFolderStore;
  readonly uploads: DriveUploads;
  readonly commands: DriveCommands;
}

/** Sends files into the folder that is shown. */
export const uploadHere = ({ uploads, store }: DriveBrowser, files: readonly File[]): Promise<unknown> =>
  uploads.add(files, store.folderId);

/** Asks which files, and sends them into the folder that is shown. */
export async function chooseUploads(browser: DriveBrowser): Promise<void> {
  await uploadHere(browser, await chooseLocalFiles());
}

/** Asks which files of this device; none when the question is dismissed. */
export function chooseLocalFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
