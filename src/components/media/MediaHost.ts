/** What the files belong to: remembers which were shown or hidden by hand, and can be asked to fetch itself again. */
export interface MediaHost {
  /** undefined for a file that was not touched: it follows the settings. */
  isShown(fileId: string): boolean | undefined;
  setShown(fileId: string, isShown: boolean): void;
  /** A moderator changed a file on the server. */
  refresh(): Promise<void>;
}
