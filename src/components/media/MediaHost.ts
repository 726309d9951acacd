/** The owner of the files. It remembers which files were shown or hidden by hand, and can fetch itself again. */
export interface MediaHost {
  /** The note that the files are in, if they are in one. */
  readonly noteId?: string;
  /** Returns undefined for an untouched file, which follows the settings. */
  isShown(fileId: string): boolean | undefined;
  setShown(fileId: string, isShown: boolean): void;
  /** A moderator changed a file on the server. */
  refresh(): Promise<void>;
}
