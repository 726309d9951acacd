import type { WireDriveFile } from '~/api/wire';
import { useStores } from '~/stores/context';
import { hiddenAtStart } from './hiddenAtStart';
import type { MediaHost } from './MediaHost';
import type { MediaCellProps } from './MediaCellProps';

/** How a file is shown just now, and the ways to change that. Call inside an observer. */
export function useFileView(file: WireDriveFile, host: MediaHost): MediaCellProps {
  const { settings } = useStores();
  const rules = { nsfw: settings.get('nsfw'), savesMediaData: settings.get('dataSaver').media };
  return {
    file,
    isHidden: !(host.isShown(file.id) ?? !hiddenAtStart(file, rules)),
    isMarked: file.isSensitive && settings.get('highlightSensitiveMedia'),
    onShownChange: (isShown) => host.setShown(file.id, isShown),
    onMarked: () => host.refresh(),
  };
}
