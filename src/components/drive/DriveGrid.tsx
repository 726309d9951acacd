import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { ErrorState } from '~/components/async/ErrorState';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { Collection } from '~/stores/resources/Collection';
import type { DriveBrowser } from './DriveBrowser';
import styles from './DriveGrid.module.css';
import type { DrivePlace } from './DrivePlace';
import { FileTile } from './FileTile';
import { FolderTile } from './FolderTile';
import { tileBeside } from './tileBeside';
import { useLoadOnSight } from './useLoadOnSight';

interface DriveGridProps {
  browser: DriveBrowser;
  place: DrivePlace;
}

/** Folders, then files. The arrow keys move between the tiles; Tab reaches everything too. */
export const DriveGrid = observer(function DriveGrid({ browser, place }: DriveGridProps) {
  const { t } = useI18n();
  const { folders, files } = browser.store;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tile = event.target instanceof HTMLElement && event.target.closest('[data-tile]');
    const next = tile && tileBeside(event.currentTarget, tile, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles receive the keys; this element only knows the next tile
    <div className={styles.grids} onKeyDown={handleKeyDown}>
      {folders.items.length > 0 && (
        <ul className={styles.grid} data-kind="folders" aria-label={t('drive.folders')}>
          {folders.items.map((folder) => (
            <FolderTile key={folder.id} folder={folder} browser={browser} place={place} />
          ))}
        </ul>
      )}
      <More list={folders} label={t('drive.moreFolders')} />
      {place.mode !== 'folder' && files.items.length > 0 && (
        <ul className={styles.grid} data-kind="files" aria-label={t('drive.files')}>
          {files.items.map((file) => (
            <FileTile key={file.id} file={file} browser={browser} place={place} />
          ))}
        </ul>
      )}
      {place.mode !== 'folder' && <More list={files} label={t('drive.moreFiles')} isAutomatic />}
    </div>
  );
});

interface MoreProps<T extends { readonly id: string }> {
  list: Collection<T>;
  label: string;
  /** Loads more when it comes into view, if the viewer allows that. */
  isAutomatic?: boolean;
}

const More = observer(function More<T extends { readonly id: string }>({ list, label, isAutomatic = false }: MoreProps<T>) {
  const { settings } = useStores();
  const load = () => void list.loadMore();
  const ref = useLoadOnSight(isAutomatic && settings.get('enableInfiniteScroll'), load);
  if (list.moreError) return <ErrorState error={list.moreError} onRetry={load} />;
  if (!list.hasMore || list.items.length === 0) return null;
  return (
    <div className={styles.more} ref={ref}>
      <Button busy={list.isLoadingMore} onClick={load}>
        {label}
      </Button>
    </div>
  );
});
