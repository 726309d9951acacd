import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { useI18n } from '~/i18n/useI18n';
import type { DriveBrowser } from './DriveBrowser';
import styles from './DriveGrid.module.css';
import type { DrivePlace } from './DrivePlace';
import { FileTile } from './FileTile';
import { FolderTile } from './FolderTile';
import { tileBeside } from './tileBeside';

const FOLDERS: TileShape = { width: 190, height: 44, gap: 8 };
const FILES: TileShape = { width: 130, height: 190, gap: 8, leastColumns: 2, isEven: true };

interface DriveGridProps {
  browser: DriveBrowser;
  place: DrivePlace;
}

/** Folders, then files. The arrow keys move between the tiles, and from one list to the other. */
export const DriveGrid = observer(function DriveGrid({ browser, place }: DriveGridProps) {
  const { t } = useI18n();
  const { folders, files } = browser.store;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const tile = event.target instanceof HTMLElement && event.target.closest('[data-tile]');
    const next = tile && tileBeside(event.currentTarget, tile, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles receive the keys; this element only finds the next tile beyond the end of a list
    <div className={styles.grids} onKeyDown={handleKeyDown}>
      {folders.items.length > 0 && (
        <TileList list={folders} label={t('drive.folders')} shape={FOLDERS} moreLabel={t('drive.moreFolders')}>
          {(folder) => <FolderTile folder={folder} browser={browser} place={place} />}
        </TileList>
      )}
      {place.mode !== 'folder' && files.items.length > 0 && (
        <TileList list={files} label={t('drive.files')} shape={FILES} moreLabel={t('drive.moreFiles')} isAutomatic>
          {(file) => <FileTile file={file} browser={browser} place={place} />}
        </TileList>
      )}
    </div>
  );
});
