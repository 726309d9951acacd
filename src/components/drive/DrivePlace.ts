/** How a folder is looked at, and where its parts lead. */
export type DrivePlace =
  | { readonly mode: 'browse' }
  | {
      /** To choose files, or a folder. */
      readonly mode: 'files' | 'folder';
      readonly multiple: boolean;
      readonly openFolder: (folderId: string | null) => void;
      /** Ends with what is chosen. */
      readonly confirm: () => void;
    };

/** Address of a folder's page. */
export const folderPath = (folderId: string | null): string => (folderId === null ? '/my/drive' : `/my/drive/folder/${folderId}`);
