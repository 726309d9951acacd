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
  /** Returns all visible images and videos of the grid, in order, including the given one. */
  siblings?: readonly WireDriveFile[];
}

/** One file of a note, shown by its type. */
export default observer(function MediaFile({ file, host, siblings }: MediaFileProps) {
  const view = useFileView(file, host);
  const isHidden = useIsHidden(host);
  if (!siblings) return <FileBanner {...view} />;
  if (file.type.startsWith('video')) return <VideoCell {...view} />;
  // Paging through the images must not reveal hidden ones.
  const shown = () => siblings.filter((sibling) => sibling.id === file.id || !isHidden(sibling));
  return <ImageCell {...view} shownSiblings={shown} isAlone={siblings.length === 1} />;
});
