/** Where the choice starts. */
export interface DriveFolderPickerParams {
  /** The folder to start in; null for the root of the drive. */
  readonly folderId: string | null;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen folder; `null` in it is the root of the drive. */
    driveFolderPicker: { params: DriveFolderPickerParams; result: { readonly folderId: string | null } };
  }
}
