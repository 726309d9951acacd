import { observer } from 'mobx-react-lite';
import type { WireDriveFile } from '~/api/wire';
import { fitIn } from './aspect';
import { FileBanner } from './FileBanner';
import { ImageCell } from './ImageCell';
import type { MediaHost } from './MediaHost';
import { VideoCell } from './VideoCell';
import { useStores } from '~/react/context';
import { hiddenAtStart } from './hiddenAtStart';
import type { MediaCellProps } from './MediaCellProps';

export interface MediaFileProps {
  file: WireDriveFile;
  host: MediaHost;
  /** Returns all visible images and videos of the grid, in order, including the given one. */
  siblings?: readonly WireDriveFile[];
  /** Whether it fills its part of the block; by default, as far as little of it is lost. */
  fit?: 'contain' | undefined;
}

/** One file of a note, shown by its type. */
export default observer(function MediaFile({ file, host, siblings, fit }: MediaFileProps) {
  const view = useFileView(file, host);
  const isHidden = useIsHidden(host);
  if (!siblings) return <FileBanner {...view} />;
  if (file.type.startsWith('video')) return <VideoCell {...view} />;
  // Paging through the images must not reveal hidden ones.
  const shown = () => siblings.filter((sibling) => sibling.id === file.id || !isHidden(sibling));
  return <ImageCell {...view} noteId={host.noteId} shownSiblings={shown} fit={fit ?? fitIn(file, siblings.length)} />;
});

/** Returns a function that tells which files of a host are hidden. Call it inside an observer or an event handler. */
function useIsHidden(host: MediaHost): (file: WireDriveFile) => boolean {
  const { settings } = useStores();
  return (file) => {
    const rules = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
    return !(host.isShown(file.id) ?? !hiddenAtStart(file, rules));
  };
}

/** Returns whether a file is shown, and the actions that change that. Call inside an observer. */
function useFileView(file: WireDriveFile, host: MediaHost): MediaCellProps {
  const { settings } = useStores();
  const isHidden = useIsHidden(host);
  return {
    file,
    isHidden: isHidden(file),
    isMarked: file.isSensitive && settings.get('highlightSensitiveMedia'),
    onShownChange: (isShown) => host.setShown(file.id, isShown),
    onMarked: () => host.refresh(),
  };
}
