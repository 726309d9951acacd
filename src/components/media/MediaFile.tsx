import { observer } from 'mobx-react-lite';
import type { WireDriveFile } from '~/api/wire';
import { FileBanner } from './FileBanner';
import { ImageCell } from './ImageCell';
import type { MediaHost } from './MediaHost';
import { useFileView } from './useFileView';
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
  if (!siblings) return <FileBanner {...view} />;
  if (file.type.startsWith('video')) return <VideoCell {...view} />;
  return <ImageCell {...view} siblings={siblings} isAlone={siblings.length === 1} />;
});
