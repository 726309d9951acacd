import type { WireDriveFile } from '~/api/wire';

/** Which files can be chosen. */
export interface DriveFilePickerParams {
  readonly multiple: boolean;
  /** Only files of this kind: `image/*` or a whole MIME type. */
  readonly type?: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen files, at least one. */
    driveFilePicker: { params: DriveFilePickerParams; result: readonly WireDriveFile[] };
  }
}
