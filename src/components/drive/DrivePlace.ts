/** The way a folder is shown, and the effect of pressing its items. */
export type DrivePlace =
  | { readonly mode: 'browse' }
  | {
      /** Chooses files or a folder. */
      readonly mode: 'files' | 'folder';
      readonly multiple: boolean;
      readonly openFolder: (folderId: string | null) => void;
      /** Finishes with the chosen items. */
      readonly confirm: () => void;
    };

/** Returns the address of a folder's page. */
export const folderPath = (folderId: string | null): string => (folderId === null ? '/my/drive' : `/my/drive/folder/${folderId}`);
