import type { WireDriveFile } from '~/api/wire';

/** What every way to show a file needs. */
export interface MediaCellProps {
  file: WireDriveFile;
  isHidden: boolean;
  /** Sensitive, and the reader wants that to stand out (setting highlightSensitiveMedia). */
  isMarked: boolean;
  onShownChange: (isShown: boolean) => void;
  /** A moderator changed the file on the server. */
  onMarked: () => Promise<void>;
}
