import { defineWindow } from '~/registry/defineWindow';

/** Where the choice starts. */
interface DriveFolderPickerParams {
  /** The folder to start in; null for the root of the drive. */
  readonly folderId: string | null;
  /** What the folder is for: a place to move to, which differs from the present one, or any folder to use. */
  readonly purpose?: 'move' | 'use';
}

/** Ends with the chosen folder; `null` in it is the root of the drive. */
export default defineWindow<DriveFolderPickerParams, { readonly folderId: string | null }>({
  id: 'driveFolderPicker',
  title: 'drive.title.chooseFolder',
});
