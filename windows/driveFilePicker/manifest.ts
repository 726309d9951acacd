import type { WireDriveFile } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** Which files can be chosen. */
interface DriveFilePickerParams {
  readonly multiple: boolean;
  /** The kind of files: `image/*` or a whole MIME type. Without it, all files can be chosen. */
  readonly type?: string;
}

/** Ends with the chosen files, at least one. */
export default defineWindow<DriveFilePickerParams, readonly WireDriveFile[]>({
  id: 'driveFilePicker',
  title: 'drive.title.chooseFiles',
});
