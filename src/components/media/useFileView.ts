import type { WireDriveFile } from '~/api/wire';
import { useStores } from '~/stores/context';
import { hiddenAtStart } from './hiddenAtStart';
import type { MediaHost } from './MediaHost';
import type { MediaCellProps } from './MediaCellProps';

/** Tells which files of a host are not shown just now. What it gives is to be called inside an observer, or in answer to an event. */
export function useIsHidden(host: MediaHost): (file: WireDriveFile) => boolean {
  const { settings } = useStores();
  return (file) => {
    const rules = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
    return !(host.isShown(file.id) ?? !hiddenAtStart(file, rules));
  };
}

/** How a file is shown just now, and the ways to change that. Call inside an observer. */
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
