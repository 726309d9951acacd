/** Where the choice starts. */
export interface DriveFolderPickerParams {
  /** The folder to start in; null for the top of the drive. */
  readonly folderId: string | null;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen folder; a null in it is the top of the drive. */
    driveFolderPicker: { params: DriveFolderPickerParams; result: { readonly folderId: string | null } };
  }
}
