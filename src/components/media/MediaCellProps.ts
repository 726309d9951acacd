import type { WireDriveFile } from '~/api/wire';

/** The props of all views of a file. */
export interface MediaCellProps {
  file: WireDriveFile;
  isHidden: boolean;
  /** The file is sensitive, and the viewer wants sensitive files highlighted (setting highlightSensitiveMedia). */
  isMarked: boolean;
  onShownChange: (isShown: boolean) => void;
  /** A moderator changed the file on the server. */
  onMarked: () => Promise<void>;
}
