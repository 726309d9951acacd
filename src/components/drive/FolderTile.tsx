import { observer } from 'mobx-react-lite';
import type { DragEvent } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { DriveFolder } from '~/stores/resources/drive/driveFolders';
import { BrowsedTile } from './BrowsedTile';
import { draggedFrom, type DriveBrowser } from './DriveBrowser';
import { startDrag } from './driveDrag';
import styles from './DriveTile.module.css';
import { folderMenu } from './driveMenus';
import { folderPath, type DrivePlace } from './DrivePlace';
import { useFolderDrop } from './useFolderDrop';
import { useIsChosen } from './useIsChosen';

interface FolderTileProps {
  folder: DriveFolder;
  browser: DriveBrowser;
  place: DrivePlace;
}

/** A folder in its parent folder. It opens, can be dragged, and is a drop target. */
export const FolderTile = observer(function FolderTile({ folder, browser, place }: FolderTileProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const { key } = useAccount();
  const { commands, store } = browser;
  const isChosen = useIsChosen(store.choice, folder.id);
  const { isOver, handlers } = useFolderDrop(commands, folder.id);
  const isUploadFolder = settings.get('uploadFolder') === folder.id;
  const handleDrag = (event: DragEvent) => startDrag(event, draggedFrom(browser, key, { files: [], folders: [folder] }));
  const face = (
    <>
      <Icon name="folder" size="1.6em" className={styles.folderIcon} />
      <span className={styles.name}>{folder.name}</span>
      {isUploadFolder && <span className={styles.mark}>{t('drive.uploadFolder')}</span>}
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is for pointers; the menu offers the same to everyone else
    <div
      className={styles.folder}
      data-chosen={isChosen || undefined}
      data-over={isOver || undefined}
      draggable={place.mode === 'browse'}
      onDragStart={handleDrag}
      {...handlers}
    >
      {place.mode === 'browse' ? (
        <BrowsedTile
          id={folder.id}
          to={folderPath(folder.id)}
          itemName={folder.name}
          label={isUploadFolder ? t('drive.marks', { words: folder.name, marks: t('drive.uploadFolder') }) : folder.name}
          browser={browser}
          actions={{
            menu: () => folderMenu(commands, folder),
            rename: () => commands.renameFolder(folder),
            remove: () => commands.remove({ files: [], folders: [folder] }),
          }}
        >
          {face}
        </BrowsedTile>
      ) : (
        <button type="button" className={styles.open} data-tile onClick={() => place.openFolder(folder.id)}>
          {face}
        </button>
      )}
    </div>
  );
});
