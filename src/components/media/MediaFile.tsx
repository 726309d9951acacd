import { observer } from 'mobx-react-lite';
import type { WireDriveFile } from '~/api/wire';
import { FileBanner } from './FileBanner';
import { ImageCell } from './ImageCell';
import type { MediaHost } from './MediaHost';
import { useFileView, useIsHidden } from './useFileView';
import { VideoCell } from './VideoCell';

export interface MediaFileProps {
  file: WireDriveFile;
  host: MediaHost;
  /** All pictures and films of the grid, in order, for one of them. */
  siblings?: readonly WireDriveFile[];
}

/** One file of a note, in whatever way it can be shown. */
export default observer(function MediaFile({ file, host, siblings }: MediaFileProps) {
  const view = useFileView(file, host);
  const isHidden = useIsHidden(host);
  if (!siblings) return <FileBanner {...view} />;
  if (file.type.startsWith('video')) return <VideoCell {...view} />;
  // Leafing through the pictures must not draw any curtain aside.
  const shown = () => siblings.filter((sibling) => sibling.id === file.id || !isHidden(sibling));
  return <ImageCell {...view} shownSiblings={shown} isAlone={siblings.length === 1} />;
});
