import type { WireDriveFile } from '~/api/wire';
import { useStores } from '~/react/context';
import { hiddenAtStart } from './hiddenAtStart';
import type { MediaHost } from './MediaHost';
import type { MediaCellProps } from './MediaCellProps';

/** Returns a function that tells which files of a host are hidden. Call it inside an observer or an event handler. */
export function useIsHidden(host: MediaHost): (file: WireDriveFile) => boolean {
  const { settings } = useStores();
  return (file) => {
    const rules = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
    return !(host.isShown(file.id) ?? !hiddenAtStart(file, rules));
  };
}

/** Returns whether a file is shown, and the actions that change that. Call inside an observer. */
export function useFileView(file: WireDriveFile, host: MediaHost): MediaCellProps {
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
