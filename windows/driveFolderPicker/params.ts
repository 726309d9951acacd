/** Where the choice begins. */
export interface DriveFolderPickerParams {
  /** null for no folder. */
  readonly folderId: string | null;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen folder; a null in it is no folder. */
    driveFolderPicker: { params: DriveFolderPickerParams; result: { readonly folderId: string | null } };
  }
}
