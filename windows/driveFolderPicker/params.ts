/** Where the choice starts. */
export interface DriveFolderPickerParams {
  /** The folder to start in; null for the root of the drive. */
  readonly folderId: string | null;
  /** What the folder is for: a place to move to, which differs from the present one, or any folder to use. */
  readonly purpose?: 'move' | 'use';
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen folder; `null` in it is the root of the drive. */
    driveFolderPicker: { params: DriveFolderPickerParams; result: { readonly folderId: string | null } };
  }
}
