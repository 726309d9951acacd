import type { WireDriveFile } from '~/api/wire';

/** Which files can be chosen. */
export interface DriveFilePickerParams {
  readonly multiple: boolean;
  /** The kind of files: `image/*` or a whole MIME type. Without it, all files can be chosen. */
  readonly type?: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen files, at least one. */
    driveFilePicker: { params: DriveFilePickerParams; result: readonly WireDriveFile[] };
  }
}
